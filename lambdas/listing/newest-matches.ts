import { query } from '../table/table.ts';
import type { WordChunkItem } from './items.ts';
import type { WordKeys } from './keys.ts';
import { unpackNumbers } from './packed-numbers.ts';
import { chunkOf, firstOf, readPrefix } from './word-index.ts';

/** Chunks of each term that are read first; each further read takes twice as many. */
const FIRST_CHUNKS = 2;

/** Sorts behind every chunk. */
const BEHIND_ALL = '~';

/** The entities under one term, as far as they were read: from the newest down. */
interface Reading {
  term: string;
  numbers: number[];
  /** The sort key behind which it goes on. */
  next: string;
  /** All its entities from this number on were read. */
  readTo: number;
  isEnd: boolean;
}

async function readOn(words: WordKeys, reading: Reading, limit: number): Promise<void> {
  const { items, more } = await query<WordChunkItem>({
    KeyConditionExpression: 'pk = :term AND sk < :next',
    ExpressionAttributeValues: { ':term': words(reading.term, 0).pk, ':next': reading.next },
    ScanIndexForward: false,
    Limit: limit,
  });
  for (const { numbers } of items) reading.numbers.push(...unpackNumbers(numbers));
  const last = items.at(-1);
  if (last) {
    reading.next = last.sk;
    reading.readTo = firstOf(Number(last.sk));
  }
  reading.isEnd = !more;
}

/** From which number on all is known that stands under any of some terms. */
const readTo = (readings: Reading[]): number =>
  Math.max(0, ...readings.filter(({ isEnd }) => !isEnd).map((reading) => reading.readTo));

/** From which number on all that stand under each group of terms are known; 0 when there are no others. */
function knownFrom(groups: Reading[][]): number {
  const open = Math.max(...groups.map(readTo));
  // Below the last entity of any one group there is none that stands under all.
  const ended = groups.filter((group) => group.every(({ isEnd }) => isEnd));
  const end = Math.max(...ended.map((group) => Math.min(...group.map((reading) => reading.readTo))));
  return open <= end ? 0 : open;
}

/** The numbers that all sets hold, greatest first. */
function common(sets: ReadonlySet<number>[]): number[] {
  const [smallest = new Set<number>(), ...others] = sets.toSorted((a, b) => a.size - b.size);
  return [...smallest].filter((number) => others.every((set) => set.has(number))).sort((a, b) => b - a);
}

const begin = (groups: readonly string[][], next: string): Reading[][] =>
  groups.map((terms) =>
    terms.map((term) => ({ term, numbers: [], next, readTo: Number.POSITIVE_INFINITY, isEnd: false })),
  );

/**
 * The newest entities that stand under one term at least of every group. It reads no more of each term than it takes to
 * know them, so that a frequent term costs no more than a rare one.
 *
 * @param groups of prefixes of words or other terms of the index, one at least
 * @param page `before`: only entities with smaller numbers; `limit`: how many at most
 * @returns their numbers, greatest first; `more` when there are others behind the last
 */
export async function findNewest(
  words: WordKeys,
  groups: readonly string[][],
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<{ numbers: number[]; more: boolean }> {
  const reading = begin(groups, before === undefined ? BEHIND_ALL : words('', chunkOf(before) + 1).sk);
  for (let chunks = FIRST_CHUNKS; ; chunks *= 2) {
    const open = reading.flat().filter(({ isEnd }) => !isEnd);
    await Promise.all(open.map((one) => readOn(words, one, chunks)));
    const from = knownFrom(reading);
    const sets = reading.map((group) => new Set(group.flatMap(({ numbers }) => numbers)));
    const found = common(sets).filter(
      (number) => number >= from && (before === undefined || number < before),
    );
    if (found.length > limit || from === 0)
      return { numbers: found.slice(0, limit), more: found.length > limit };
  }
}

/** How many entities stand under one term at least of every group. Reads some bits of every entity for each term. */
export async function countMatches(words: WordKeys, groups: readonly string[][]): Promise<number> {
  const sets = groups.map(async (terms) => {
    const read = await Promise.all(terms.map((term) => readPrefix(words, term)));
    return new Set(read.flatMap((numbers) => [...numbers]));
  });
  return common(await Promise.all(sets)).length;
}
