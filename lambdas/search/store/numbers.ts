import { getMany, removeMany } from '../../table/batch.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { putIfNew, update } from '../../table/table.ts';
import type { IndexedKind } from './items.ts';
import { searchKeys, thingName } from './keys.ts';

/** Changes the items that hold the ids of things with some numbers, each of them once. */
async function changeThings(
  kind: IndexedKind,
  numbers: number[],
  spell: (numbers: number[]) => { update: string; values?: Record<string, unknown> },
): Promise<void> {
  const blocks = Map.groupBy(numbers, (number) => searchKeys.things(kind, number).pk);
  await Promise.all(
    Array.from(blocks.values(), async ([first = 0, ...others]) => {
      const own = [first, ...others];
      const names = Object.fromEntries(own.map((number) => [`#${thingName(number)}`, thingName(number)]));
      await update(searchKeys.things(kind, first), { ...spell(own), names });
    }),
  );
}

/** Gives things the next numbers of their kind, in their order. */
async function giveNumbers(kind: IndexedKind, ids: string[]): Promise<Map<string, number>> {
  const { count = 0 } = await update(
    searchKeys.counter(kind),
    { update: 'ADD #count :given', names: { '#count': 'count' }, values: { ':given': ids.length } },
    'UPDATED_NEW',
  );
  const given = new Map(ids.map((id, at) => [id, count - ids.length + at]));
  const byNumber = new Map(Array.from(given, ([id, number]) => [number, id]));
  // First, so that whoever has a number is found by it.
  await changeThings(kind, [...byNumber.keys()], (numbers) => ({
    update: `SET ${numbers.map((number) => `#${thingName(number)} = :${thingName(number)}`).join(', ')}`,
    values: Object.fromEntries(numbers.map((number) => [`:${thingName(number)}`, byNumber.get(number)])),
  }));
  await Promise.all(
    Array.from(given, async ([id, number]) => {
      const other = await putIfNew(Object.assign(searchKeys.numbered(kind, id), { number }), 0);
      if (other) throw new ConditionFailedError('somebody else has given it a number');
    }),
  );
  return given;
}

/**
 * The numbers of things, by their ids. Those that have none get one.
 *
 * @throws ConditionFailedError when somebody else gives one of them its number
 */
export async function numbersOf(kind: IndexedKind, ids: string[]): Promise<Map<string, number>> {
  const keys = new Map(ids.map((id) => [searchKeys.numbered(kind, id).pk, id]));
  const known = await getMany(
    ids.map((id) => searchKeys.numbered(kind, id)),
    { consistent: true },
  );
  const numbers = new Map(known.map(({ pk, number }) => [keys.get(pk) ?? '', number]));
  // Older things get smaller numbers.
  const others = ids.filter((id) => !numbers.has(id)).sort();
  return others.length === 0 ? numbers : new Map([...numbers, ...(await giveNumbers(kind, others))]);
}

/** Forgets the numbers of things that are gone. */
export async function forgetNumbers(kind: IndexedKind, ids: string[]): Promise<void> {
  const known = await getMany(
    ids.map((id) => searchKeys.numbered(kind, id)),
    { consistent: true },
  );
  await removeMany(known);
  await changeThings(
    kind,
    known.map(({ number }) => number),
    (numbers) => ({ update: `REMOVE ${numbers.map((number) => `#${thingName(number)}`).join(', ')}` }),
  );
}

/** The ids of things by their numbers; those that are gone are missing. */
export async function readIds(kind: IndexedKind, numbers: number[]): Promise<Map<number, string>> {
  const keys = new Map(numbers.map((number) => [searchKeys.things(kind, number).pk, number]));
  const blocks = await getMany(Array.from(keys.values(), (number) => searchKeys.things(kind, number)));
  const byKey = new Map(blocks.map((block) => [block.pk, block]));
  return new Map(
    numbers.flatMap((number) => {
      const id = byKey.get(searchKeys.things(kind, number).pk)?.[thingName(number)];
      return id === undefined ? [] : [[number, id]];
    }),
  );
}
