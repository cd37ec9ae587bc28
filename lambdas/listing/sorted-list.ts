import { listingKeys } from '../projects/store/listing/keys.ts';
import { ContendedError } from '../table/errors.ts';
import { get, queryAll, queryPages } from '../table/table.ts';
import type { ListChunkItem, ListRootItem } from './items.ts';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';

const ROUNDS = 5;

export const EMPTY_LIST: ListRootItem = { version: 0, bounds: [0], counts: [0], only: packNumbers([]) };

export interface Slice {
  /** How many to leave out at the beginning. */
  skip: number;
  limit: number;
  /** From the largest number down. */
  descending: boolean;
}

const total = ({ counts }: ListRootItem): number => counts.reduce((sum, count) => sum + count, 0);

async function readRoot(name: string, options?: { consistent: boolean }): Promise<ListRootItem> {
  return (await get(listingKeys.list(name), options)) ?? EMPTY_LIST;
}

/** The numbers of one chunk of a list. */
export async function readChunk(name: string, { only }: ListRootItem, bound: number, consistent = false) {
  const packed = only ?? (await get(listingKeys.listChunk(name, bound), { consistent }))?.numbers;
  return packed ? unpackNumbers(packed) : [];
}

/** Which chunks hold some places of a list, counted from its smallest number. */
function chunksBetween({ bounds, counts }: ListRootItem, from: number, to: number) {
  let before = 0;
  return bounds.flatMap((bound, i) => {
    const count = counts[i] ?? 0;
    const begins = before;
    before += count;
    return begins < to && before > from ? [{ bound, count, begins }] : [];
  });
}

/** Reads places of a list; undefined when a chunk has changed since the root was read. */
async function readBetween(name: string, root: ListRootItem, from: number, to: number, again: boolean) {
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
  const items = await queryAll<ListRootItem | ListChunkItem>(listingKeys.list(name).pk);
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
function chunksHolding(root: ListRootItem, share: number, fromTop: boolean): number {
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
