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
import { searchWords } from '../../../../shared/rules/word-search.ts';
import type { Community } from './community.ts';
import { type StoredItem, stored } from './stored.ts';

/** A project as lists and search know it. */
export interface Listed {
  projectId: string;
  placing: Placing;
  /** Its name and its description. */
  words: string;
  openRoles: OpenRolePlacing[];
  roleWords: RoleWords[];
}

/** The numbers of each list, ascending. */
const grouped = (entries: Entry[]): [string, number[]][] =>
  [...Map.groupBy(entries, ({ list }) => list)].map(([list, own]) => [
    list,
    own.map(({ number }) => number).sort((a, b) => a - b),
  ]);

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

function* wordIndex(keys: WordKeys, entries: Entry[]): Generator<StoredItem> {
  for (const [list, numbers] of grouped(entries))
    yield stored(wordChunkKey(keys, list), { numbers: packNumbers(numbers), version: 1 });
}

/** The lists of open roles and their word index. */
function* listingOfRoles(community: Community, all: Listed[]): Generator<StoredItem> {
  for (const { projectId, openRoles, roleWords } of all) {
    const rest = { isMoving: false, revision: community.newId(community.now) };
    yield stored(rolePlacementKeys.lists(projectId), { places: openRoles, ...rest });
    yield stored(rolePlacementKeys.words(projectId), { places: roleWords, ...rest });
  }
  const listed = all.flatMap(({ openRoles }) => roleListEntries(openRoles));
  for (const [name, numbers] of grouped(listed)) yield* sortedList(roleListKeys, name, numbers);
  yield* wordIndex(
    roleWordKeys,
    all.flatMap(({ roleWords }) => roleWordEntries(roleWords)),
  );
}

/** The lists of projects and of roles, and the words that find them. */
export function* listing(community: Community, all: Listed[]): Generator<StoredItem> {
  const words = new Map(all.map(({ projectId, words }) => [projectId, searchWords(words)]));
  for (const { projectId, placing } of all) {
    const rest = { isMoving: false, revision: community.newId(community.now) };
    yield stored(placementKeys.lists(projectId), { places: [placing], ...rest });
    yield stored(placementKeys.words(projectId), { places: words.get(projectId) ?? [], ...rest });
  }
  const listed = all.flatMap(({ projectId, placing }) => listEntries(projectLists, projectId, placing));
  for (const [name, numbers] of grouped(listed)) yield* sortedList(listKeys, name, numbers);
  const found = all.flatMap(({ projectId }) =>
    wordEntries(projectWords, projectId, words.get(projectId) ?? []),
  );
  yield* wordIndex(wordKeys, found);
  yield* listingOfRoles(community, all);
}
