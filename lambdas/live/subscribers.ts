import { subscribe } from '../events/subscriber.ts';
import type { SessionEvent } from '../http/events.ts';
import { connectionsOf } from './connections.ts';
import { closeConnection, sendFrame } from './push.ts';

const on = subscribe<SessionEvent>();

/** Closes what was opened with a session that has ended. */
const closeEnded = on(['sessions.ended'], async (events) => {
  for (const { memberId, sessionIds } of events) {
    const ended = (await connectionsOf(memberId)).filter(({ sessionId }) => sessionIds.includes(sessionId));
    await Promise.all(
      ended.map(async ({ connectionId }) => {
        await sendFrame(connectionId, { type: 'session-ended' });
        await closeConnection(connectionId);
      }),
    );
  }
});

export const liveSubscribers = [closeEnded];
