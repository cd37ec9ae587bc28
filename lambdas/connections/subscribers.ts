import { subscribe } from '../events/subscriber.ts';
import { push } from '../live/push.ts';
import type { ConnectionEvent } from './events.ts';

const on = subscribe<ConnectionEvent>();

/** Tells both members, in all of their browsers, that what they are to each other has changed. */
const pushRelations = on(
  [
    'connection.requested',
    'connection.withdrawn',
    'connection.accepted',
    'connection.rejected',
    'connection.ended',
  ],
  async (events) => {
    const pairs = new Map(
      events.map((event) => {
        const pair =
          event.type === 'connection.ended'
            ? [event.memberId, event.otherId]
            : [event.recipientId, event.senderId];
        return [[...pair].sort().join(' '), pair] as const;
      }),
    );
    await Promise.all(
      [...pairs.values()].flatMap(([one = '', other = '']) => [
        push(one, { type: 'relation', memberId: other }),
        push(other, { type: 'relation', memberId: one }),
      ]),
    );
  },
);

export const connectionSubscribers = [pushRelations];
