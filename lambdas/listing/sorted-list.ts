import { ContendedError } from '../table/errors.ts';
import { get, queryAll, queryPages } from '../table/table.ts';
import type { ListChunkItem, ListRootItem } from './items.ts';
import type { ListKeys } from './keys.ts';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';

const ROUNDS = 5;

export const EMPTY_LIST: ListRootItem = { version: 0, bounds: [0], counts: [0], only: packNumbers([]) };

export interface SortedList {
  keys: ListKeys;
  name: string;
}

export interface Slice {
  /** How many to leave out at the beginning. */
  skip: number;
  limit: number;
  /** From the largest number down. */
  descending: boolean;
}

/** How many numbers a list has. */
export const totalOf = ({ counts }: ListRootItem): number => counts.reduce((sum, count) => sum + count, 0);

const readRoot = async ({ keys, name }: SortedList, consistent = false): Promise<ListRootItem> =>
  (await get(keys.root(name), { consistent })) ?? EMPTY_LIST;

/**
 * Reads one chunk of a list.
 *
 * @param root of the list; holds the chunk when it is the only one
 * @returns its numbers, ascending; none when it is not there
 */
export async function readChunk(
  { keys, name }: SortedList,
  { only }: ListRootItem,
  bound: number,
  consistent: boolean,
): Promise<number[]> {
  const packed = only ?? (await get(keys.chunk(name, bound), { consistent }))?.numbers;
  return packed ? unpackNumbers(packed) : [];
}

/** The chunks that hold the ranks of a list from one up to, and without, another. */
function chunksBetween({ bounds, counts }: ListRootItem, from: number, to: number) {
  let before = 0;
  return bounds.flatMap((bound, i) => {
    const count = counts[i] ?? 0;
    const begins = before;
    before += count;
    return begins < to && before > from ? [{ bound, count, begins }] : [];
  });
}

/** Reads ranks of a list; undefined when a chunk has changed since the root was read. */
async function readRanks(
  list: SortedList,
  root: ListRootItem,
  [from, to]: [number, number],
  consistent: boolean,
): Promise<number[] | undefined> {
  const chunks = chunksBetween(root, from, to);
  const read = await Promise.all(chunks.map(({ bound }) => readChunk(list, root, bound, consistent)));
  if (chunks.some(({ count }, i) => read[i]?.length !== count)) return undefined;
  const begins = chunks[0]?.begins ?? 0;
  return read.flat().slice(from - begins, to - begins);
}

/**
 * Reads a part of a list by rank, wherever it is: the root and the chunk or two that hold it.
 *
 * @param sliceOf what to read, once it is known how many there are
 * @returns the numbers in the order that was asked for, and how many the whole list has
 * @throws ContendedError when the list changes during each of five attempts
 */
export async function readSlice(
  list: SortedList,
  sliceOf: (total: number) => Slice,
): Promise<{ numbers: number[]; total: number }> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const consistent = round > 0;
    const root = await readRoot(list, consistent);
    const total = totalOf(root);
    const { skip, limit, descending } = sliceOf(total);
    const [from, to] = descending ? [Math.max(0, total - skip - limit), total - skip] : [skip, skip + limit];
    const numbers = await readRanks(list, root, [from, Math.min(total, to)], consistent);
    if (numbers) return { numbers: descending ? numbers.reverse() : numbers, total };
  }
  throw new ContendedError('this list kept changing');
}

/** Reads all numbers of a list, ascending: only of one that is read as a whole anyway, to compare it with others. */
export async function readAll({ keys, name }: SortedList): Promise<number[]> {
  const items = await queryAll<ListRootItem | ListChunkItem>(keys.root(name).pk);
  const chunks = items.flatMap((item) => ('numbers' in item ? item.numbers : (item.only ?? [])));
  return chunks.flatMap((packed) => unpackNumbers(packed));
}

/** All numbers of the chunks whose bounds lie between two, these included; ascending. */
async function readBounds({ keys, name }: SortedList, from: number, to: number): Promise<number[]> {
  const { pk, sk } = keys.chunk(name, from);
  const items = await queryPages<ListChunkItem>({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': sk, ':to': keys.chunk(name, to).sk },
  });
  return items.flatMap(({ numbers }) => unpackNumbers(numbers));
}

/** How many chunks from one end hold a share of a list, and one more, because what is looked for lies unevenly. */
function chunksHolding(root: ListRootItem, share: number, fromTop: boolean): number {
  let missing = share * totalOf(root);
  let chunks = 1;
  for (const count of fromTop ? root.counts.toReversed() : root.counts) {
    if (missing <= 0) break;
    missing -= count;
    chunks += 1;
  }
  return Math.min(root.counts.length, chunks);
}

async function* readParts(
  list: SortedList,
  { bounds, only }: ListRootItem,
  chunks: number,
  fromTop: boolean,
): AsyncGenerator<number[], void, void> {
  const inOrder = (numbers: number[]): number[] => (fromTop ? numbers.reverse() : numbers);
  if (only) return yield inOrder(unpackNumbers(only));
  const border = bounds[fromTop ? bounds.length - chunks : chunks] ?? Number.MAX_SAFE_INTEGER;
  const lower = { from: 0, to: border - 1 };
  const upper = { from: border, to: Number.MAX_SAFE_INTEGER };
  for (const { from, to } of fromTop ? [upper, lower] : [lower, upper])
    if (from < to) yield inOrder(await readBounds(list, from, to));
}

/**
 * Reads a list from its largest number down or from its smallest up, whichever is less to read: first about as much of
 * it as is wanted, then, if that is asked for, all the rest.
 *
 * @param shares how much would have to be read from either end, from 0 to 1
 * @returns from which end it is read, and its numbers in that order, in one or two parts
 */
export async function readFromEnd(
  list: SortedList,
  shares: { top: number; bottom: number },
): Promise<{ isFromTop: boolean; parts: AsyncGenerator<number[], void, void> }> {
  const root = await readRoot(list);
  const top = chunksHolding(root, shares.top, true);
  const bottom = chunksHolding(root, shares.bottom, false);
  const isFromTop = top <= bottom;
  return { isFromTop, parts: readParts(list, root, Math.min(top, bottom), isFromTop) };
}
