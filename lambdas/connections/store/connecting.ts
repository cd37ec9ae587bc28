import { DAY, SECOND } from '../../../shared/limits.ts';
import { newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import { memberKeys } from '../../users/store/keys.ts';
import type { RelationItem } from './items.ts';
import { connectionKeys } from './keys.ts';
import { attempt, inState, type Outcome, STATE } from './relation-writes.ts';
import { readRelation } from './relations.ts';
import type { Request } from './requests.ts';

/**
 * Connects two members. Their counts and the notification of the sender follow.
 *
 * @returns how the relation stands for the recipient, unless it is done
 */
export function acceptRequest({ requestedAt, recipientId, senderId }: Request): Promise<Outcome> {
  const connectionId = newId();
  const connected = (memberId: string, otherId: string, seen: RelationItem['state']): Write => {
    const { gsi1pk, gsi1sk } = connectionKeys.byConnection(memberId, connectionId);
    const { values, ...rest } = inState(seen, requestedAt);
    return {
      key: connectionKeys.relation(memberId, otherId),
      update: 'SET #state = :connected, gsi1pk = :list, gsi1sk = :place',
      ...rest,
      values: { ...values, ':connected': 'connected', ':list': gsi1pk, ':place': gsi1sk },
    };
  };
  return attempt(
    [
      connected(recipientId, senderId, 'pending_recipient'),
      connected(senderId, recipientId, 'pending_sender'),
    ],
    recipientId,
    senderId,
  );
}

/** Longer than a record stays in the stream of the table (24 hours, an AWS limit). */
const END_KEPT = 2 * DAY;

/**
 * Ends a connection for both. The other is notified, and counted, a moment later.
 *
 * @returns false when there is none
 */
export const disconnect = (memberId: string, otherId: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const relation = await readRelation(memberId, otherId);
    if (relation?.state !== 'connected') return false;
    const { values, ...still } = inState('connected', relation.requestedAt);
    await transact([
      { delete: connectionKeys.relation(memberId, otherId), ...still, values },
      {
        key: connectionKeys.relation(otherId, memberId),
        update: 'SET #state = :ended, answeredAt = :now, #ttl = :ttl REMOVE gsi1pk, gsi1sk',
        ...still,
        names: { ...STATE.names, '#ttl': 'ttl' },
        values: {
          ...values,
          ':ended': 'ended',
          ':now': newId(),
          ':ttl': Math.ceil((Date.now() + END_KEPT) / SECOND),
        },
      },
      {
        key: memberKeys.card(memberId),
        update: 'ADD connectionCount :less',
        condition: 'attribute_exists(pk)',
        values: { ':less': -1 },
      },
    ]);
    return true;
  });
