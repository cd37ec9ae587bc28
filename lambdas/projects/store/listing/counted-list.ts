import { ContendedError } from '../../../table/errors.ts';
import { get, queryAll, queryPages } from '../../../table/table.ts';
import type { Write } from '../../../table/write.ts';
import type { CountedListItem, ListChunkItem } from './items.ts';
import { listingKeys } from './keys.ts';
import { packNumbers, unpackNumbers } from './number-codec.ts';

/** A chunk that grows beyond one of these becomes two. */
const CHUNK_BYTES = 2_000;
const CHUNK_NUMBERS = 20_000;
const ROUNDS = 5;

const EMPTY: CountedListItem = { version: 0, bounds: [0], counts: [0], only: packNumbers([]) };

/** Numbers that enter a list and that leave it. */
export interface Change {
  add: number[];
  remove: number[];
}

export interface Slice {
  /** How many to leave out at the beginning. */
  skip: number;
  limit: number;
  /** From the largest number down. */
  descending: boolean;
}

const total = ({ counts }: CountedListItem): number => counts.reduce((sum, count) => sum + count, 0);

async function readRoot(name: string, options?: { consistent: boolean }): Promise<CountedListItem> {
  return (await get(listingKeys.list(name), options)) ?? EMPTY;
}

async function readChunk(name: string, { only }: CountedListItem, bound: number, consistent = false) {
  const packed = only ?? (await get(listingKeys.listChunk(name, bound), { consistent }))?.numbers;
  return packed ? unpackNumbers(packed) : [];
}

/** Which chunks hold some places of a list, counted from its smallest number. */
function chunksBetween({ bounds, counts }: CountedListItem, from: number, to: number) {
  let before = 0;
  return bounds.flatMap((bound, i) => {
    const count = counts[i] ?? 0;
    const begins = before;
    before += count;
    return begins < to && before > from ? [{ bound, count, begins }] : [];
  });
}

/** Reads places of a list; undefined when a chunk has changed since the root was read. */
async function readBetween(name: string, root: CountedListItem, from: number, to: number, again: boolean) {
  const chunks = chunksBetween(root, from, to);
  const read = await Promise.all(chunks.map(({ bound }) => readChunk(name, root, bound, again)));
  if (chunks.some(({ count }, i) => read[i]?.length !== count)) return undefined;
  const begins = chunks[0]?.begins ?? 0;
  return read.flat().slice(from - begins, to - begins);
}

/**
 * Reads a part of a counted list by its place, wherever it is: the root and the chunk or two that hold it.
 *
 * @param sliceOf what to read, once it is known how many there are
 */
export async function readSlice(
  name: string,
  sliceOf: (total: number) => Slice,
): Promise<{ numbers: number[]; total: number }> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const again = round > 0;
    const root = await readRoot(name, { consistent: again });
    const count = total(root);
    const { skip, limit, descending } = sliceOf(count);
    const [from, to] = descending ? [Math.max(0, count - skip - limit), count - skip] : [skip, skip + limit];
    const numbers = await readBetween(name, root, from, Math.min(count, to), again);
    if (numbers) return { numbers: descending ? numbers.reverse() : numbers, total: count };
  }
  throw new ContendedError('this list kept changing');
}

/** All numbers of a counted list, ascending: for those that are looked through together with others. */
export async function readAll(name: string): Promise<number[]> {
  const items = await queryAll<CountedListItem | ListChunkItem>(listingKeys.list(name).pk);
  const chunks = items.flatMap((item) => ('numbers' in item ? item.numbers : (item.only ?? [])));
  return chunks.flatMap((packed) => unpackNumbers(packed));
}

/** All numbers of the chunks whose bounds lie between two, these included; ascending. */
async function readRange(name: string, from: number, to: number): Promise<number[]> {
  const { pk, sk } = listingKeys.listChunk(name, from);
  const items = await queryPages<ListChunkItem>({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': sk, ':to': listingKeys.listChunk(name, to).sk },
  });
  return items.flatMap(({ numbers }) => unpackNumbers(numbers));
}

/** How many chunks from one end hold a share of a list, and one more, because what is looked for lies unevenly. */
function chunksHolding(root: CountedListItem, share: number, fromTop: boolean): number {
  let missing = share * total(root);
  let chunks = 1;
  for (const count of fromTop ? root.counts.toReversed() : root.counts) {
    if (missing <= 0) break;
    missing -= count;
    chunks += 1;
  }
  return Math.min(root.counts.length, chunks);
}

async function* readParts(
  name: string,
  { bounds, only }: CountedListItem,
  chunks: number,
  fromTop: boolean,
): AsyncGenerator<number[], void, void> {
  const inOrder = (numbers: number[]): number[] => (fromTop ? numbers.reverse() : numbers);
  if (only) return yield inOrder(unpackNumbers(only));
  const border = bounds[fromTop ? bounds.length - chunks : chunks] ?? Number.MAX_SAFE_INTEGER;
  const lower = { from: 0, to: border - 1 };
  const upper = { from: border, to: Number.MAX_SAFE_INTEGER };
  for (const { from, to } of fromTop ? [upper, lower] : [lower, upper])
    if (from < to) yield inOrder(await readRange(name, from, to));
}

/**
 * Reads a counted list from its largest number down or from its smallest up, whichever is less to read: first about
 * as much of it as is wanted, then, if that is asked for, all the rest.
 *
 * @param shares how much would have to be read from either end, from 0 to 1
 */
export async function readFromEnd(
  name: string,
  shares: { top: number; bottom: number },
): Promise<{ isFromTop: boolean; parts: AsyncGenerator<number[], void, void> }> {
  const root = await readRoot(name);
  const top = chunksHolding(root, shares.top, true);
  const bottom = chunksHolding(root, shares.bottom, false);
  const isFromTop = top <= bottom;
  return { isFromTop, parts: readParts(name, root, Math.min(top, bottom), isFromTop) };
}

/** The chunk that holds a number if the list does: the last whose bound is not beyond it. */
const chunkOf = (bounds: number[], number: number): number =>
  bounds.findLastIndex((bound) => bound <= number);

function changed(numbers: number[], { add, remove }: Change): number[] {
  const set = new Set(numbers);
  for (const number of remove) set.delete(number);
  for (const number of add) set.add(number);
  return [...set].sort((a, b) => a - b);
}

interface Chunk {
  bound: number;
  numbers: number[];
}

/** One chunk, or its halves when it has grown too large. */
function split({ bound, numbers }: Chunk): Chunk[] {
  const middle = numbers.length >> 1;
  const second = numbers[middle];
  const isSmall = numbers.length <= CHUNK_NUMBERS && packNumbers(numbers).length <= CHUNK_BYTES;
  if (second === undefined || isSmall) return [{ bound, numbers }];
  return [
    { bound, numbers: numbers.slice(0, middle) },
    { bound: second, numbers: numbers.slice(middle) },
  ];
}

/** The chunk that a change makes of one: none when it is empty, unless it is the first, which every list has. */
const remade = (chunk: Chunk, change: Change): Chunk[] => {
  const numbers = changed(chunk.numbers, change);
  return numbers.length === 0 && chunk.bound > 0 ? [] : split({ bound: chunk.bound, numbers });
};

/**
 * The writes that change a counted list. They fail together with what they stand beside when the list has changed
 * since it was read here.
 *
 * @param change numbers that are there already may be added, and absent ones removed
 */
export async function changeList(name: string, change: Change): Promise<Write[]> {
  const root = await readRoot(name, { consistent: true });
  const { version, bounds, counts } = root;
  const touched = new Set([...change.add, ...change.remove].map((number) => chunkOf(bounds, number)));
  const parts = await Promise.all(
    bounds.map(async (bound, i): Promise<{ bound: number; count: number; chunks?: Chunk[] }> => {
      const count = counts[i] ?? 0;
      if (!touched.has(i)) return { bound, count };
      const numbers = await readChunk(name, root, bound, true);
      const within = (number: number): boolean => chunkOf(bounds, number) === i;
      const own = { add: change.add.filter(within), remove: change.remove.filter(within) };
      return { bound, count, chunks: remade({ bound, numbers }, own) };
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
  const next: CountedListItem = {
    version: version + 1,
    bounds: now.map(({ bound }) => bound),
    counts: now.map(({ count }) => count),
    ...(isWhole && { only: packNumbers(first.numbers) }),
  };
  const seen = version === 0 ? 'attribute_not_exists(pk)' : '#version = :seen';
  return [
    {
      put: { ...listingKeys.list(name), ...next },
      condition: seen,
      ...(version > 0 && { names: { '#version': 'version' }, values: { ':seen': version } }),
    },
    ...(isWhole ? [] : remadeChunks).map(
      ({ bound, numbers }): Write => ({
        put: { ...listingKeys.listChunk(name, bound), numbers: packNumbers(numbers) },
      }),
    ),
    ...dropped.map(({ bound }): Write => ({ delete: listingKeys.listChunk(name, bound) })),
  ];
}
