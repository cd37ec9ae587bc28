import { tell, telling } from '../../notifications/store/notify.ts';
import { LostRaceError } from '../../table/errors.ts';
import type { Key } from '../../table/key.ts';
import type { Write } from '../../table/transact.ts';
import { memberKeys } from '../../users/store/keys.ts';
import type { RelationItem } from './items.ts';
import { connectionKeys } from './keys.ts';
import { attempt, half, IS, type Outcome } from './relation-writes.ts';
import type { Request } from './requests.ts';

const countConnections = (memberId: string, by: 1 | -1): Write => ({
  key: memberKeys.card(memberId),
  update: 'SET connectionCount = connectionCount + :by',
  condition: 'attribute_exists(pk)',
  values: { ':by': by },
});

/**
 * Connects two members: two edges, two counts and the notice in one transaction.
 *
 * @returns how the relation stands for the recipient, unless it is done
 */
export function acceptRequest(
  { requestedAt, recipientId, senderId }: Request,
  gone: () => Error,
): Promise<Outcome> {
  const connected = (
    memberId: string,
    otherId: string,
    seen: RelationItem['state'],
    connectionId: string,
  ): Write => {
    const { gsi1pk, gsi1sk } = connectionKeys.byConnection(memberId, connectionId);
    const { values, ...rest } = half(seen, requestedAt);
    return {
      key: connectionKeys.relation(memberId, otherId),
      update: 'SET #state = :connected, gsi1pk = :list, gsi1sk = :place',
      ...rest,
      values: { ...values, ':connected': 'connected', ':list': gsi1pk, ':place': gsi1sk },
    };
  };
  return telling(
    senderId,
    (noticeId) =>
      attempt(
        [
          connected(recipientId, senderId, 'pending_recipient', noticeId),
          connected(senderId, recipientId, 'pending_sender', noticeId),
          countConnections(recipientId, 1),
          ...tell({
            recipientId: senderId,
            noticeId,
            type: 'connection_accepted',
            senderId: recipientId,
            connections: 1,
          }),
        ],
        recipientId,
        senderId,
      ),
    gone,
  );
}

const disconnected = (key: Key): Write => ({
  delete: key,
  condition: '#state = :connected',
  ...IS,
  values: { ':connected': 'connected' satisfies RelationItem['state'] },
});

/**
 * Ends a connection for both.
 *
 * @returns false when there is none
 */
export async function disconnect(memberId: string, otherId: string): Promise<boolean> {
  const outcome = await telling(
    otherId,
    (noticeId) =>
      attempt(
        [
          disconnected(connectionKeys.relation(memberId, otherId)),
          disconnected(connectionKeys.relation(otherId, memberId)),
          countConnections(memberId, -1),
          ...tell({
            recipientId: otherId,
            noticeId,
            type: 'connection_removed',
            senderId: memberId,
            connections: -1,
          }),
        ],
        memberId,
        otherId,
      ),
    () => new LostRaceError('the other member is leaving'),
  );
  if (outcome === 'connected') throw new LostRaceError('this connection is being changed');
  return outcome === 'done';
}
