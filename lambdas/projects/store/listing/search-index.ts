import { getMany } from '../../../table/batch.ts';
import { ConditionFailedError, ContendedError } from '../../../table/errors.ts';
import { backOff } from '../../../table/retry.ts';
import { get, queryAll, remove, update } from '../../../table/table.ts';
import type { SearchChunkItem } from './items.ts';
import { listingKeys } from './keys.ts';
import { packNumbers, unpackNumbers } from './number-codec.ts';

/** Projects of one chunk, by their numbers: at most 2 KB of bits. */
const RANGE = 2 ** 14;
const ROUNDS = 20;
const AT_ONCE = 25;

const chunkKey = (start: string, number: number) => listingKeys.search(start, Math.floor(number / RANGE));

/** The numbers of all projects that have a word with this beginning. */
export async function readStart(start: string): Promise<Set<number>> {
  const chunks = await queryAll<SearchChunkItem>(listingKeys.search(start, 0).pk);
  return new Set(chunks.flatMap(({ numbers }) => unpackNumbers(numbers)));
}

const has = (chunk: SearchChunkItem | undefined, number: number): boolean =>
  chunk !== undefined && unpackNumbers(chunk.numbers).includes(number);

/** Adds a number to a chunk, or takes it out, unless the chunk has changed since it was read. */
async function toggle(
  start: string,
  number: number,
  chunk: SearchChunkItem | undefined,
  wanted: boolean,
): Promise<void> {
  const key = chunkKey(start, number);
  const before = chunk ? unpackNumbers(chunk.numbers) : [];
  const after = wanted
    ? [...before, number].sort((a, b) => a - b)
    : before.filter((other) => other !== number);
  const seen = { condition: 'version = :seen', values: { ':seen': chunk?.version } };
  if (after.length === 0) return remove(key, seen);
  await update(key, {
    update: 'SET numbers = :numbers, version = :next',
    condition: chunk ? seen.condition : 'attribute_not_exists(pk)',
    values: {
      ':numbers': packNumbers(after),
      ':next': (chunk?.version ?? 0) + 1,
      ...(chunk && seen.values),
    },
  });
}

async function set(
  start: string,
  number: number,
  read: SearchChunkItem | undefined,
  wanted: boolean,
): Promise<void> {
  let chunk = read;
  for (let round = 1; has(chunk, number) !== wanted; round += 1) {
    if (round > ROUNDS) throw new ContendedError('this part of the search index kept changing');
    try {
      return await toggle(start, number, chunk, wanted);
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
      await backOff(round);
      chunk = await get(chunkKey(start, number), { consistent: true });
    }
  }
}

/**
 * Makes a project be found under some beginnings of words, or no longer; safe to repeat.
 *
 * @param number of the project
 */
export async function setStarts(starts: Iterable<string>, number: number, wanted: boolean): Promise<void> {
  const all = [...starts];
  for (let i = 0; i < all.length; i += AT_ONCE) {
    const some = all.slice(i, i + AT_ONCE);
    const read = await getMany(
      some.map((start) => chunkKey(start, number)),
      { consistent: true },
    );
    const byPartition = new Map(read.map((chunk) => [chunk.pk, chunk]));
    await Promise.all(
      some.map((start) => set(start, number, byPartition.get(chunkKey(start, number).pk), wanted)),
    );
  }
}
