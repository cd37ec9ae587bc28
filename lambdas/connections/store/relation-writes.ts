import { REJECTION_WAIT, REJECTIONS_FREE } from '../../../shared/limits.ts';
import { memberKeys } from '../../members/store/keys.ts';
import type { Effect } from '../../table/effect.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import type { Write } from '../../table/write.ts';
import type { RelationItem } from './items.ts';
import { connectionKeys } from './keys.ts';
import { readRelation } from './relations.ts';

/** `state` is a reserved word of DynamoDB. */
export const STATE = { names: { '#state': 'state' } };

/** States in which two members have nothing to do with each other any more. */
const OVER = { ':rejected': 'rejected', ':ended': 'ended' } satisfies Record<string, RelationItem['state']>;

/** Where no relation is, or only one that is over. */
const IS_FREE = 'attribute_not_exists(pk) OR #state IN (:rejected, :ended)';

/** Puts a relation where none is, or only one that is over. */
export const relate = (
  memberId: string,
  otherId: string,
  relation: Omit<RelationItem, 'otherId'>,
): Write => ({
  put: { ...connectionKeys.relation(memberId, otherId), otherId, ...relation },
  condition: IS_FREE,
  ...STATE,
  values: OVER,
});

/** Behind every id that was made before a time. */
const idBefore = (at: number): string => newId(at, new Uint8Array(6));

/**
 * The write that lets a request wait for its recipient, where nothing is between the two, or only what is over. It fails
 * when the recipient has rejected the sender too often lately; how often stays known.
 */
export const receive = (recipientId: string, senderId: string, requestedAt: string): Write => {
  const { gsi1pk, gsi1sk } = connectionKeys.byRequest(recipientId, requestedAt);
  return {
    key: connectionKeys.relation(recipientId, senderId),
    update:
      'SET otherId = :sender, #state = :pending, requestedAt = :at, gsi1pk = :list, gsi1sk = :sk REMOVE #ttl, uncounted',
    condition: `(${IS_FREE}) AND (attribute_not_exists(rejections) OR rejections < :free OR answeredAt < :since)`,
    names: { ...STATE.names, '#ttl': 'ttl' },
    values: {
      ...OVER,
      ':sender': senderId,
      ':pending': 'pending_recipient',
      ':at': requestedAt,
      ':list': gsi1pk,
      ':sk': gsi1sk,
      ':free': REJECTIONS_FREE,
      ':since': idBefore(Date.now() - REJECTION_WAIT),
    },
  };
};

/** The condition under which a relation is still in the state in which it was read. */
export const inState = (state: RelationItem['state'], requestedAt: string) => ({
  condition: '#state = :state AND requestedAt = :at',
  ...STATE,
  values: { ':state': state, ':at': requestedAt },
});

/** Whether both members' cards count a connection, by its two sides; a moment after it was made they do. */
export const isCounted = (mine: RelationItem, theirs: RelationItem | undefined): boolean =>
  !mine.uncounted && !theirs?.uncounted;

/** The condition under which a connection is still as it was read, and counted or not. */
export const stillConnected = ({ requestedAt, uncounted }: RelationItem) => {
  const { condition, ...rest } = inState('connected', requestedAt);
  return { condition: `${condition} AND attribute_${uncounted ? '' : 'not_'}exists(uncounted)`, ...rest };
};

/** The write that changes how many connections a member's card counts. */
export const countConnections = (memberId: string, by: 1 | -1): Write => ({
  key: memberKeys.card(memberId),
  update: 'ADD connectionCount :by',
  condition: 'attribute_exists(pk)',
  values: { ':by': by },
});

/** What an attempt to change a relation has come to: `done`, or the state that it met. */
export type Outcome = 'done' | RelationItem['state'] | 'none';

/** Makes a change unless a condition on the relation fails; then says how the relation stands. */
export const attempt = (
  effect: Effect,
  writes: Write[],
  memberId: string,
  otherId: string,
): Promise<Outcome> =>
  retryOnConflict(async () => {
    try {
      await effect.commit(writes);
      return 'done';
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
      return (await readRelation(memberId, otherId))?.state ?? 'none';
    }
  });
