import { DAY, SECOND } from '../../shared/limits.ts';
import { prefixesOf } from '../../shared/rules/search/word-search.ts';
import { getMany } from '../table/batch.ts';
import type { Key } from '../table/key.ts';
import { queryAll, type Stored, update } from '../table/table.ts';
import { applyChange, type ListChange } from './chunks.ts';
import type { PlacementItem, WordChunkItem } from './items.ts';
import type { WordKeys } from './keys.ts';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';
import { type Entry, type OpenList, updateIndex } from './update-index.ts';

/** Numbers of entities in one chunk: at most about 3 KB when packed. */
const CHUNK_RANGE = 2 ** 14;

/** Stands between the prefix, the number of a chunk and the rest of a long word; no word has it. */
export const SEPARATOR = '#';

/** The word index of a noun: finds its entities by the beginnings of their words. */
export interface WordIndex {
  keys: WordKeys;
  placementKey(id: string): Key<PlacementItem<string>>;
  /** Tells entities of one noun apart: a whole number below 2^32. */
  numberOf(id: string): number;
  /** The words of entities as `searchWords` makes them, read consistently; deleted entities are missing. */
  readWords(ids: string[]): Promise<Map<string, string[]>>;
}

/** The chunk of its terms in which an entity with a number stands. */
export const chunkOf = (number: number): number => Math.floor(number / CHUNK_RANGE);

/** The smallest number that may stand in a chunk. */
export const firstOf = (chunk: number): number => chunk * CHUNK_RANGE;

/** The entries of the entity with a number under terms, such as prefixes of its words. */
export function termEntries(number: number, terms: Iterable<string>): Entry[] {
  const chunk = chunkOf(number);
  return Array.from(terms, (term) => ({ list: `${term}${SEPARATOR}${chunk}`, number }));
}

/** The entries of one entity: one for each prefix of its words. */
export const wordEntries = (
  { numberOf }: Pick<WordIndex, 'numberOf'>,
  id: string,
  words: string[],
): Entry[] => termEntries(numberOf(id), prefixesOf(words));

/** The entry of the entity with a number under a long word, which is found by its first letters and the rest together. */
export const longWordEntry = (number: number, stem: string, rest: string): Entry => ({
  list: [stem, chunkOf(number), rest].join(SEPARATOR),
  number,
});

/** The key of the chunk that an entry names as its list. */
export function wordChunkKey(keys: WordKeys, list: string): Key<WordChunkItem> {
  const [prefix = '', chunk, rest] = list.split(SEPARATOR);
  return keys(prefix, Number(chunk), rest);
}

/** Reads the numbers of all entities that have a word with a prefix. */
export async function readPrefix(keys: WordKeys, prefix: string): Promise<Set<number>> {
  const chunks = await queryAll<WordChunkItem>(keys(prefix, 0).pk);
  return new Set(chunks.flatMap(({ numbers }) => unpackNumbers(numbers)));
}

/** Changes a chunk unless it has changed since it was read. */
async function changeChunk(
  key: Key<WordChunkItem>,
  chunk: Stored<WordChunkItem> | undefined,
  change: ListChange,
): Promise<void> {
  const numbers = applyChange(chunk ? unpackNumbers(chunk.numbers) : [], change);
  const isEmpty = numbers.length === 0;
  await update(key, {
    update: `SET numbers = :numbers, version = :next${isEmpty ? ', #ttl = :ttl' : ' REMOVE #ttl'}`,
    condition: chunk ? 'version = :seen' : 'attribute_not_exists(pk)',
    names: { '#ttl': 'ttl' },
    values: {
      ...(isEmpty && { ':ttl': Math.ceil((Date.now() + DAY) / SECOND) }),
      ':numbers': packNumbers(numbers),
      ':next': (chunk?.version ?? 0) + 1,
      ...(chunk && { ':seen': chunk.version }),
    },
  });
}

/**
 * Opens chunks of a word index to change them.
 *
 * @param lists as entries name them, without doubles
 */
export async function openWordChunks(keys: WordKeys, lists: string[]): Promise<Map<string, OpenList>> {
  const chunks = await getMany(
    lists.map((list) => wordChunkKey(keys, list)),
    { consistent: true },
  );
  const byKey = new Map(chunks.map((chunk) => [`${chunk.pk} ${chunk.sk}`, chunk]));
  return new Map(
    lists.map((list) => {
      const key = wordChunkKey(keys, list);
      const chunk = byKey.get(`${key.pk} ${key.sk}`);
      return [list, { change: (change) => changeChunk(key, chunk, change) }];
    }),
  );
}

/**
 * Makes a search find entities by the words that they have, and by no others. Idempotent.
 *
 * @param ids of entities that were created, changed or deleted
 * @throws ContendedError when others keep changing the same parts of the index for four seconds
 */
export const updateWords = (index: WordIndex, ids: string[]): Promise<void> =>
  updateIndex<string>(
    {
      placementKey: index.placementKey,
      readValues: index.readWords,
      entriesOf: (id, words) => wordEntries(index, id, words),
      open: (lists) => openWordChunks(index.keys, lists),
    },
    ids,
  );
