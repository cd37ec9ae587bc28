import { ConditionFailedError } from '../../table/errors.ts';
import { transact, type Write } from '../../table/transact.ts';
import type { RelationItem } from './items.ts';
import { connectionKeys } from './keys.ts';
import { readRelation } from './relations.ts';

/** `state` is a word of the table's own. */
export const IS = { names: { '#state': 'state' } };

/** Puts a relation where none is, or only one that was rejected. */
export const relate = (
  memberId: string,
  otherId: string,
  relation: Omit<RelationItem, 'otherId'>,
): Write => ({
  put: { ...connectionKeys.relation(memberId, otherId), otherId, ...relation },
  condition: 'attribute_not_exists(pk) OR #state = :rejected',
  ...IS,
  values: { ':rejected': 'rejected' satisfies RelationItem['state'] },
});

/** Under this condition a relation is still the half of a request that was seen. */
export const half = (state: RelationItem['state'], requestedAt: string) => ({
  condition: '#state = :state AND requestedAt = :at',
  ...IS,
  values: { ':state': state, ':at': requestedAt },
});

/** What an attempt to change a relation has come to: `done`, or the state that it met. */
export type Outcome = 'done' | RelationItem['state'] | 'none';

/** Makes the change unless a condition on the relation fails; then says how the relation stands. */
export async function attempt(writes: Write[], memberId: string, otherId: string): Promise<Outcome> {
  try {
    await transact(writes);
    return 'done';
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
    return (await readRelation(memberId, otherId))?.state ?? 'none';
  }
}
