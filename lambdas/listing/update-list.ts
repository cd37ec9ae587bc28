import { listingKeys } from '../projects/store/listing/keys.ts';
import { getMany } from '../table/batch.ts';
import { update } from '../table/table.ts';
import { transact } from '../table/transact.ts';
import type { Write } from '../table/write.ts';
import type { ListRootItem } from './items.ts';
import { packNumbers } from './packed-numbers.ts';
import { EMPTY_LIST, readChunk } from './sorted-list.ts';
import type { Change, OpenList } from './update-index.ts';

/** A list of up to this many bytes stands whole in its root, where a change is one plain update: 2 KB with all else there. */
const WHOLE_BYTES = 1_900;
/** A chunk that grows beyond this is split: with its key it is 1 KB, the unit of writes. */
const CHUNK_BYTES = 900;
/** Neither a list nor a chunk holds more than this, because a change unpacks all of them. */
const CHUNK_NUMBERS = 20_000;
/** Each may become four, and one transaction writes 99 items at most. */
const CHUNKS_AT_ONCE = 24;

/** The chunk that holds a number if the list does: the last whose bound is not beyond it. */
const chunkOf = (bounds: number[], number: number): number =>
  bounds.findLastIndex((bound) => bound <= number);

function changed(numbers: number[], { add, remove }: Change): number[] {
  const set = new Set(numbers);
  for (const number of remove) set.delete(number);
  for (const number of add) set.add(number);
  return [...set].sort((a, b) => a - b);
}

/** Numbers from a bound on, up to the next chunk's. */
export interface Chunk {
  bound: number;
  numbers: number[];
}

const fits = (numbers: number[], bytes: number): boolean =>
  numbers.length <= CHUNK_NUMBERS && packNumbers(numbers).length <= bytes;

/** One chunk, or its halves when it is too large. */
function halved({ bound, numbers }: Chunk): Chunk[] {
  const middle = numbers.length >> 1;
  const second = numbers[middle];
  if (second === undefined || fits(numbers, CHUNK_BYTES)) return [{ bound, numbers }];
  return [
    { bound, numbers: numbers.slice(0, middle) },
    { bound: second, numbers: numbers.slice(middle) },
  ];
}

function splitUp(chunk: Chunk): Chunk[] {
  const parts = halved(chunk);
  return parts.length === 1 ? parts : parts.flatMap(splitUp);
}

/** The chunks of a list that is made at once: one when it stands whole in its root. */
export const chunksOf = (numbers: number[]): Chunk[] =>
  fits(numbers, WHOLE_BYTES) ? [{ bound: 0, numbers }] : splitUp({ bound: 0, numbers });

/**
 * The chunks that a change makes of one: none when it is empty, unless it is the first, which every list has.
 *
 * @param isWhole whether it is a whole list
 */
const remade = (chunk: Chunk, change: Change, isWhole: boolean): Chunk[] => {
  const next = { bound: chunk.bound, numbers: changed(chunk.numbers, change) };
  if (next.numbers.length === 0 && next.bound > 0) return [];
  return isWhole && fits(next.numbers, WHOLE_BYTES) ? [next] : halved(next).flatMap(halved);
};

/** The chunks of a list in which a change takes place, ascending. */
const chunksTouched = ({ bounds }: ListRootItem, { add, remove }: Change): number[] =>
  [...new Set([...add, ...remove].map((number) => chunkOf(bounds, number)))].sort((a, b) => a - b);

/**
 * Changes a counted list in some of its chunks.
 *
 * @returns the root as it is now
 * @throws ConditionFailedError when the list has changed since its root was read
 */
async function changeChunks(name: string, root: ListRootItem, change: Change): Promise<ListRootItem> {
  const { version, bounds, counts } = root;
  const touched = new Set(chunksTouched(root, change));
  const parts = await Promise.all(
    bounds.map(async (bound, i): Promise<{ bound: number; count: number; chunks?: Chunk[] }> => {
      const count = counts[i] ?? 0;
      if (!touched.has(i)) return { bound, count };
      const numbers = await readChunk(name, root, bound, true);
      const within = (number: number): boolean => chunkOf(bounds, number) === i;
      const own = { add: change.add.filter(within), remove: change.remove.filter(within) };
      return { bound, count, chunks: remade({ bound, numbers }, own, root.only !== undefined) };
    }),
  );

  const now = parts.flatMap(({ bound, count, chunks }) =>
    chunks
      ? chunks.map((chunk) => ({ bound: chunk.bound, count: chunk.numbers.length }))
      : [{ bound, count }],
  );
  const remadeChunks = parts.flatMap(({ chunks = [] }) => chunks);
  const dropped = parts.filter(({ chunks }) => chunks?.length === 0);
  const [first, ...others] = remadeChunks;
  const isWhole = root.only !== undefined && first !== undefined && others.length === 0;
  const next: ListRootItem = {
    version: version + 1,
    bounds: now.map(({ bound }) => bound),
    counts: now.map(({ count }) => count),
    ...(isWhole && { only: packNumbers(first.numbers) }),
  };
  const isNew = version === 0;
  const condition = isNew ? 'attribute_not_exists(pk)' : '#version = :seen';
  const seen = { ...(!isNew && { ':seen': version }) };
  if (isWhole) {
    const { bounds, counts, only } = next;
    await update(listingKeys.list(name), {
      update: 'SET #version = :next, #bounds = :bounds, #counts = :counts, #only = :only',
      condition,
      names: { '#version': 'version', '#bounds': 'bounds', '#counts': 'counts', '#only': 'only' },
      values: { ':next': version + 1, ':bounds': bounds, ':counts': counts, ':only': only, ...seen },
    });
    return next;
  }
  await transact([
    {
      put: { ...listingKeys.list(name), ...next },
      condition,
      ...(!isNew && { names: { '#version': 'version' }, values: seen }),
    },
    ...remadeChunks.map(
      ({ bound, numbers }): Write => ({
        put: { ...listingKeys.listChunk(name, bound), numbers: packNumbers(numbers) },
      }),
    ),
    ...dropped.map(({ bound }): Write => ({ delete: listingKeys.listChunk(name, bound) })),
  ]);
  return next;
}

/** A change without what lies beyond the first chunks that it touches. */
function firstPart(root: ListRootItem, { add, remove }: Change): { now: Change; later: Change } {
  const last = chunksTouched(root, { add, remove })[CHUNKS_AT_ONCE - 1] ?? root.bounds.length;
  const isNow = (number: number): boolean => chunkOf(root.bounds, number) <= last;
  const isLater = (number: number): boolean => !isNow(number);
  return {
    now: { add: add.filter(isNow), remove: remove.filter(isNow) },
    later: { add: add.filter(isLater), remove: remove.filter(isLater) },
  };
}

/**
 * Changes a counted list, in one transaction unless the change touches very many chunks.
 *
 * @param root the list as it was read
 * @param change numbers that are there already may be added, and absent ones removed
 * @throws ConditionFailedError when the list has changed since its root was read
 */
export async function changeList(name: string, root: ListRootItem, change: Change): Promise<void> {
  const { now, later } = firstPart(root, change);
  const next = await changeChunks(name, root, now);
  if (later.add.length + later.remove.length > 0) await changeList(name, next, later);
}

/** Opens counted lists to change them. */
export async function openLists(names: string[]): Promise<Map<string, OpenList>> {
  const found = await getMany(names.map(listingKeys.list), { consistent: true });
  const roots = new Map<string, ListRootItem>(found.map((root) => [root.pk, root]));
  return new Map(
    names.map((name) => {
      const root = roots.get(listingKeys.list(name).pk) ?? EMPTY_LIST;
      return [name, { change: (change) => changeList(name, root, change) }];
    }),
  );
}
