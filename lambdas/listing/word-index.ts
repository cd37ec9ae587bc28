import { DAY, SECOND } from '../../shared/limits.ts';
import { listingKeys } from '../projects/store/listing/keys.ts';
import { getMany } from '../table/batch.ts';
import { queryAll, type Stored, update } from '../table/table.ts';
import type { WordChunkItem } from './items.ts';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';
import type { Change, OpenList } from './update-index.ts';

/** Projects of one chunk, by their numbers: at most 2 KB of bits. */
const RANGE = 2 ** 14;

/** Stands between the prefix of a chunk and its place; no word has it. */
const SEPARATOR = '#';

/** Which list of projects has a project for a prefix of one of its words. */
export const listOf = (prefix: string, number: number): string =>
  `${prefix}${SEPARATOR}${Math.floor(number / RANGE)}`;

/** The key of such a list. */
export function keyOf(list: string) {
  const [prefix = '', chunk] = list.split(SEPARATOR);
  return listingKeys.search(prefix, Number(chunk));
}

/** The numbers of all projects that have a word with this prefix. */
export async function readPrefix(prefix: string): Promise<Set<number>> {
  const chunks = await queryAll<WordChunkItem>(listingKeys.search(prefix, 0).pk);
  return new Set(chunks.flatMap(({ numbers }) => unpackNumbers(numbers)));
}

/** Changes a chunk unless it has changed since it was read. */
async function changeChunk(
  list: string,
  chunk: Stored<WordChunkItem> | undefined,
  { add, remove }: Change,
): Promise<void> {
  const numbers = new Set(chunk ? unpackNumbers(chunk.numbers) : []);
  for (const number of remove) numbers.delete(number);
  for (const number of add) numbers.add(number);
  const isEmpty = numbers.size === 0;
  await update(keyOf(list), {
    update: `SET numbers = :numbers, version = :next${isEmpty ? ', #ttl = :ttl' : ' REMOVE #ttl'}`,
    condition: chunk ? 'version = :seen' : 'attribute_not_exists(pk)',
    names: { '#ttl': 'ttl' },
    values: {
      ...(isEmpty && { ':ttl': Math.ceil((Date.now() + DAY) / SECOND) }),
      ':numbers': packNumbers([...numbers].sort((a, b) => a - b)),
      ':next': (chunk?.version ?? 0) + 1,
      ...(chunk && { ':seen': chunk.version }),
    },
  });
}

/** Opens lists of the search index to change them. */
export async function openWordLists(lists: string[]): Promise<Map<string, OpenList>> {
  const chunks = await getMany(lists.map(keyOf), { consistent: true });
  const byKey = new Map(chunks.map((chunk) => [`${chunk.pk} ${chunk.sk}`, chunk]));
  return new Map(
    lists.map((list) => {
      const { pk, sk } = keyOf(list);
      return [list, { change: (change) => changeChunk(list, byKey.get(`${pk} ${sk}`), change) }];
    }),
  );
}
