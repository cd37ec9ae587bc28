import { chunksOf } from '../../../../lambdas/listing/chunks.ts';
import type { ListKeys, WordKeys } from '../../../../lambdas/listing/keys.ts';
import { listEntries } from '../../../../lambdas/listing/list-index.ts';
import { packNumbers } from '../../../../lambdas/listing/packed-numbers.ts';
import type { Entry } from '../../../../lambdas/listing/update-index.ts';
import { wordChunkKey, wordEntries } from '../../../../lambdas/listing/word-index.ts';
import type { Placing } from '../../../../lambdas/projects/store/items.ts';
import { listKeys, placementKeys, wordKeys } from '../../../../lambdas/projects/store/listing/keys.ts';
import { projectLists } from '../../../../lambdas/projects/store/listing/lists.ts';
import { projectWords } from '../../../../lambdas/projects/store/listing/search-words.ts';
import type { OpenRolePlacing, RoleWords } from '../../../../lambdas/roles/store/listing/items.ts';
import {
  roleListKeys,
  rolePlacementKeys,
  roleWordKeys,
} from '../../../../lambdas/roles/store/listing/keys.ts';
import { roleListEntries } from '../../../../lambdas/roles/store/listing/lists.ts';
import { roleWordEntries } from '../../../../lambdas/roles/store/listing/search-words.ts';
import { type StoredItem, stored } from './stored.ts';

/** A project as lists and search know it. */
export interface Listed {
  projectId: string;
  placing: Placing;
  /** As `searchWords` makes them. */
  words: string[];
  openRoles: OpenRolePlacing[];
  roleWords: RoleWords[];
}

/** The numbers of each list, ascending. Of many entries, it keeps the numbers alone. */
function grouped<One>(all: Iterable<One>, entriesOf: (one: One) => Entry[]): Map<string, number[]> {
  const lists = new Map<string, number[]>();
  for (const one of all)
    for (const { list, number } of entriesOf(one)) {
      const numbers = lists.get(list);
      if (numbers) numbers.push(number);
      else lists.set(list, [number]);
    }
  for (const numbers of lists.values()) numbers.sort((a, b) => a - b);
  return lists;
}

function* sortedList(keys: ListKeys, name: string, entries: number[]): Generator<StoredItem> {
  const chunks = chunksOf(entries);
  const [only, ...others] = chunks;
  const isWhole = only !== undefined && others.length === 0;
  yield stored(keys.root(name), {
    version: 1,
    bounds: chunks.map(({ bound }) => bound),
    counts: chunks.map(({ numbers }) => numbers.length),
    ...(isWhole && { only: packNumbers(only.numbers) }),
  });
  if (isWhole) return;
  for (const { bound, numbers } of chunks)
    yield stored(keys.chunk(name, bound), { numbers: packNumbers(numbers) });
}

function* wordIndex(keys: WordKeys, lists: Map<string, number[]>): Generator<StoredItem> {
  for (const [list, numbers] of lists)
    yield stored(wordChunkKey(keys, list), { numbers: packNumbers(numbers), version: 1 });
}

/** The lists of open roles and their word index. */
function* listingOfRoles(newRevision: () => string, all: Listed[]): Generator<StoredItem> {
  for (const { projectId, openRoles, roleWords } of all) {
    const rest = { isMoving: false, revision: newRevision() };
    yield stored(rolePlacementKeys.lists(projectId), { places: openRoles, ...rest });
    yield stored(rolePlacementKeys.words(projectId), { places: roleWords, ...rest });
  }
  for (const [name, numbers] of grouped(all, ({ openRoles }) => roleListEntries(openRoles)))
    yield* sortedList(roleListKeys, name, numbers);
  yield* wordIndex(
    roleWordKeys,
    grouped(all, ({ roleWords }) => roleWordEntries(roleWords)),
  );
}

/** The lists of projects and of roles, and the words that find them. */
export function* listing(newRevision: () => string, all: Listed[]): Generator<StoredItem> {
  for (const { projectId, placing, words } of all) {
    const rest = { isMoving: false, revision: newRevision() };
    yield stored(placementKeys.lists(projectId), { places: [placing], ...rest });
    yield stored(placementKeys.words(projectId), { places: words, ...rest });
  }
  const listed = grouped(all, ({ projectId, placing }) => listEntries(projectLists, projectId, placing));
  for (const [name, numbers] of listed) yield* sortedList(listKeys, name, numbers);
  yield* wordIndex(
    wordKeys,
    grouped(all, ({ projectId, words }) => wordEntries(projectWords, projectId, words)),
  );
  yield* listingOfRoles(newRevision, all);
}
