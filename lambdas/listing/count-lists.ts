import { getMany } from '../table/batch.ts';
import { type PageRequest, readMatches, wantedBy } from './find-page.ts';
import type { ListKeys, WordKeys } from './keys.ts';
import { entityNumber } from './list-index.ts';
import { readAll, totalOf } from './sorted-list.ts';

/** How many entities lists have, by their names. Their roots tell it. */
async function countAll(keys: ListKeys, names: string[]): Promise<Map<string, number>> {
  const roots = await getMany(names.map(keys.root));
  const byKey = new Map(roots.map((root) => [root.pk, totalOf(root)]));
  return new Map(names.map((name) => [name, byKey.get(keys.root(name).pk) ?? 0]));
}

/**
 * Counts how many entities of some lists a search finds, exactly. Without a search it reads their roots; with one, all of
 * these lists.
 *
 * @param names without doubles
 */
export async function countLists(
  keys: { lists: ListKeys; words: WordKeys },
  names: string[],
  request: Pick<PageRequest, 'search' | 'terms'>,
): Promise<Map<string, number>> {
  const wanted = wantedBy(request);
  if (wanted.length === 0) return countAll(keys.lists, names);
  const found = await readMatches(keys.words, wanted);
  const counts = names.map(async (name): Promise<[string, number]> => {
    if (found.size === 0) return [name, 0];
    const entries = await readAll({ keys: keys.lists, name });
    return [name, entries.filter((entry) => found.has(entityNumber(entry))).length];
  });
  return new Map(await Promise.all(counts));
}
