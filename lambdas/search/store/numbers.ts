import { getMany, removeMany } from '../../table/batch.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { putIfNew, update } from '../../table/table.ts';
import type { IndexedKind } from './items.ts';
import { searchKeys } from './keys.ts';

/** Gives things the next numbers of their kind, in their order. */
async function giveNumbers(kind: IndexedKind, ids: string[]): Promise<Map<string, number>> {
  const { count = 0 } = await update(
    searchKeys.counter(kind),
    { update: 'ADD #count :given', names: { '#count': 'count' }, values: { ':given': ids.length } },
    'UPDATED_NEW',
  );
  const given = new Map(ids.map((id, at) => [id, count - ids.length + at]));
  await Promise.all(
    Array.from(given, async ([id, number]) => {
      const other = await putIfNew(Object.assign(searchKeys.numbered(kind, id), { number }), 0);
      if (other) throw new ConditionFailedError('somebody else has given it a number');
    }),
  );
  return given;
}

/** The numbers that things have, by their ids, as it stands now. */
export async function readNumbers(kind: IndexedKind, ids: string[]): Promise<Map<string, number>> {
  const keys = new Map(ids.map((id) => [searchKeys.numbered(kind, id).pk, id]));
  const known = await getMany(
    ids.map((id) => searchKeys.numbered(kind, id)),
    { consistent: true },
  );
  return new Map(known.map(({ pk, number }) => [keys.get(pk) ?? '', number]));
}

/**
 * The numbers of things, by their ids. Those that have none get one.
 *
 * @throws ConditionFailedError when somebody else gives one of them its number
 */
export async function numbersOf(kind: IndexedKind, ids: string[]): Promise<Map<string, number>> {
  const numbers = await readNumbers(kind, ids);
  // Older things get smaller numbers.
  const others = ids.filter((id) => !numbers.has(id)).sort();
  return others.length === 0 ? numbers : new Map([...numbers, ...(await giveNumbers(kind, others))]);
}

/** Forgets the numbers of things that are gone. */
export const forgetNumbers = (kind: IndexedKind, ids: string[]): Promise<void> =>
  removeMany(ids.map((id) => searchKeys.numbered(kind, id)));
