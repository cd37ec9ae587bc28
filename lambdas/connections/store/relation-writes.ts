import { ConditionFailedError } from '../../table/errors.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import { memberKeys } from '../../users/store/keys.ts';
import type { RelationItem } from './items.ts';
import { connectionKeys } from './keys.ts';
import { readRelation } from './relations.ts';

/** `state` is a reserved word of DynamoDB. */
export const STATE = { names: { '#state': 'state' } };

/** States in which two members have nothing to do with each other any more. */
const OVER = { ':rejected': 'rejected', ':ended': 'ended' } satisfies Record<string, RelationItem['state']>;

/** Puts a relation where none is, or only one that is over. */
export const relate = (
  memberId: string,
  otherId: string,
  relation: Omit<RelationItem, 'otherId'>,
): Write => ({
  put: { ...connectionKeys.relation(memberId, otherId), otherId, ...relation },
  condition: 'attribute_not_exists(pk) OR #state IN (:rejected, :ended)',
  ...STATE,
  values: OVER,
});

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
export const attempt = (writes: Write[], memberId: string, otherId: string): Promise<Outcome> =>
  retryOnConflict(async () => {
    try {
      await transact(writes);
      return 'done';
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
      return (await readRelation(memberId, otherId))?.state ?? 'none';
    }
  });
