import type { Placing } from '../../../../lambdas/listing/items.ts';
import { packNumbers } from '../../../../lambdas/listing/packed-numbers.ts';
import { chunksOf } from '../../../../lambdas/listing/update-list.ts';
import { keyOf, listOf } from '../../../../lambdas/listing/word-index.ts';
import { listingKeys } from '../../../../lambdas/projects/store/listing/keys.ts';
import { entriesOf } from '../../../../lambdas/projects/store/listing/lists.ts';
import { idNumber } from '../../../../lambdas/table/ids.ts';
import { prefixesOf, searchWords } from '../../../../shared/rules/word-search.ts';
import type { Community } from './community.ts';
import { type StoredItem, stored } from './stored.ts';

/** A project as lists and search know it. */
export interface Listed {
  projectId: string;
  placing: Placing;
  /** Its name and its description. */
  words: string;
}

const ascending = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);

const grouped = (entries: Iterable<{ list: string; number: number }>): Map<string, number[]> => {
  const lists = new Map<string, number[]>();
  for (const { list, number } of entries) {
    const numbers = lists.get(list);
    if (numbers) numbers.push(number);
    else lists.set(list, [number]);
  }
  return lists;
};

function* countedList(name: string, entries: number[]): Generator<StoredItem> {
  const chunks = chunksOf(ascending(entries));
  const [only, ...others] = chunks;
  const isWhole = only !== undefined && others.length === 0;
  yield stored(listingKeys.list(name), {
    version: 1,
    bounds: chunks.map(({ bound }) => bound),
    counts: chunks.map(({ numbers }) => numbers.length),
    ...(isWhole && { only: packNumbers(only.numbers) }),
  });
  if (isWhole) return;
  for (const { bound, numbers } of chunks)
    yield stored(listingKeys.listChunk(name, bound), { numbers: packNumbers(numbers) });
}

/** The lists of projects and the search index. */
export function* listing(community: Community, all: Listed[]): Generator<StoredItem> {
  const words = new Map(all.map(({ projectId, words }) => [projectId, searchWords(words)]));
  for (const { projectId, placing } of all) {
    const rest = { isMoving: false, revision: community.newId(community.now) };
    yield stored(listingKeys.placing(projectId), { places: [placing], ...rest });
    yield stored(listingKeys.indexedWords(projectId), { places: words.get(projectId) ?? [], ...rest });
  }
  const lists = grouped(all.flatMap(({ projectId, placing }) => entriesOf(projectId, [placing])));
  for (const [name, numbers] of lists) yield* countedList(name, numbers);
  const found = grouped(
    all.flatMap(({ projectId }) => {
      const number = idNumber(projectId);
      return [...prefixesOf(words.get(projectId) ?? [])].map((prefix) => ({
        list: listOf(prefix, number),
        number,
      }));
    }),
  );
  for (const [list, numbers] of found)
    yield stored(keyOf(list), { numbers: packNumbers(ascending(numbers)), version: 1 });
}
