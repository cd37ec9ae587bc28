import { DAY, SECOND } from '../../../shared/limits.ts';
import { readStoredCard } from '../../members/store/members.ts';
import type { Effect } from '../../table/effect.ts';
import { ContendedError } from '../../table/errors.ts';
import { newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import type { Write } from '../../table/write.ts';
import type { RelationItem } from './items.ts';
import { connectionKeys } from './keys.ts';
import {
  attempt,
  countConnections,
  inState,
  isCounted,
  type Outcome,
  stillConnected,
} from './relation-writes.ts';
import { readRelation } from './relations.ts';
import type { Request } from './requests.ts';

/**
 * Connects two members. Their counts and the notification of the sender follow.
 *
 * @returns how the relation stands for the recipient, unless it is done
 */
export function acceptRequest(
  effect: Effect,
  { requestedAt, recipientId, senderId }: Request,
): Promise<Outcome> {
  const connectionId = newId();
  const connected = (memberId: string, otherId: string, seen: RelationItem['state']): Write => {
    const { gsi1pk, gsi1sk } = connectionKeys.byConnection(memberId, connectionId);
    const { values, ...rest } = inState(seen, requestedAt);
    const isAsked = memberId === recipientId;
    return {
      key: connectionKeys.relation(memberId, otherId),
      update: `SET #state = :connected, gsi1pk = :list, gsi1sk = :sk${isAsked ? ', uncounted = :true' : ''} REMOVE rejections, answeredAt`,
      ...rest,
      values: {
        ...values,
        ':connected': 'connected',
        ':list': gsi1pk,
        ':sk': gsi1sk,
        ...(isAsked && { ':true': true }),
      },
    };
  };
  return attempt(
    effect,
    [
      connected(recipientId, senderId, 'pending_recipient'),
      connected(senderId, recipientId, 'pending_sender'),
    ],
    recipientId,
    senderId,
  );
}

/**
 * The write that lets a connection be counted once: together with it both members' cards are to count it.
 *
 * @returns undefined when it is counted, or has ended
 */
export async function countingOf(
  recipientId: string,
  senderId: string,
  connectionId: string,
): Promise<Write | undefined> {
  const relation = await readRelation(recipientId, senderId);
  if (!relation?.uncounted || relation.gsi1sk !== connectionId) return undefined;
  return {
    key: connectionKeys.relation(recipientId, senderId),
    update: 'REMOVE uncounted',
    condition: 'uncounted = :true AND gsi1sk = :connection',
    values: { ':true': true, ':connection': connectionId },
  };
}

/** Longer than a record stays in the stream of the table (24 hours, an AWS limit). */
const END_KEPT = 2 * DAY;

/**
 * Ends a connection for both, with their counts. The other is notified a moment later.
 *
 * @returns false when there is none
 */
export const disconnect = (effect: Effect, memberId: string, otherId: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const [mine, theirs, other] = await Promise.all([
      readRelation(memberId, otherId),
      readRelation(otherId, memberId),
      readStoredCard(otherId, { consistent: true }),
    ]);
    if (mine?.state !== 'connected') return false;
    if (theirs?.state !== 'connected')
      throw new ContendedError('the two sides were read at different moments');
    const { names, values, ...guards } = stillConnected(theirs);
    await effect.commit([
      { delete: connectionKeys.relation(memberId, otherId), ...stillConnected(mine) },
      {
        key: connectionKeys.relation(otherId, memberId),
        update: 'SET #state = :ended, answeredAt = :now, #ttl = :ttl REMOVE gsi1pk, gsi1sk, uncounted',
        ...guards,
        names: { ...names, '#ttl': 'ttl' },
        values: {
          ...values,
          ':ended': 'ended',
          ':now': newId(),
          ':ttl': Math.ceil((Date.now() + END_KEPT) / SECOND),
        },
      },
      ...(isCounted(mine, theirs)
        ? [countConnections(memberId, -1), ...(other ? [countConnections(otherId, -1)] : [])]
        : []),
    ]);
    return true;
  });
