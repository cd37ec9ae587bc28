import type { Key } from '../table/key.ts';
import type { PlacementItem } from './items.ts';
import type { ListKeys } from './keys.ts';
import { type Entry, updateIndex } from './update-index.ts';
import { openLists } from './update-list.ts';

/** Beyond every number of an entity. */
const NUMBERS = 2 ** 32;

/** The sorted lists of a noun: which there are, and where each entity stands in them. */
export interface ListIndex<Value> {
  keys: ListKeys;
  placementKey(id: string): Key<PlacementItem<Value>>;
  /** Tells entities of one noun apart: a whole number below 2^32. */
  numberOf(id: string): number;
  /** What decides where entities stand, read consistently; deleted entities are missing. */
  readValues(ids: string[]): Promise<Map<string, Value>>;
  /** The lists in which an entity stands, and by which value each sorts it: a whole number below 2^21. */
  listsOf(value: Value): { name: string; sortValue: number }[];
}

/** A list is sorted by values and, among entities of the same value, by their numbers. */
const entryOf = (sortValue: number, number: number): number => sortValue * NUMBERS + number;

/** The number of the entity that an entry of a list stands for. */
export const entityNumber = (entry: number): number => entry % NUMBERS;

/** The entries of one entity in all lists of an index. */
export function listEntries<Value>(index: ListIndex<Value>, id: string, value: Value): Entry[] {
  const number = index.numberOf(id);
  return index
    .listsOf(value)
    .map(({ name, sortValue }) => ({ list: name, number: entryOf(sortValue, number) }));
}

/**
 * Puts entities where they belong in the lists of a noun. Idempotent.
 *
 * @param ids of entities that were created, changed or deleted
 * @throws ContendedError when others keep changing the same lists or entities for four seconds
 */
export const updateLists = <Value>(index: ListIndex<Value>, ids: string[]): Promise<void> =>
  updateIndex<Value>(
    {
      placementKey: index.placementKey,
      readValues: async (some) =>
        new Map([...(await index.readValues(some))].map(([id, value]) => [id, [value]])),
      entriesOf: (id, values) => values.flatMap((value) => listEntries(index, id, value)),
      open: (names) => openLists(index.keys, names),
    },
    ids,
  );
