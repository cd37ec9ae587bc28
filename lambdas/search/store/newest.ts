import type { SearchKind } from '../../../shared/model/search.ts';
import { queryPrefixes } from '../../../shared/rules/word-search.ts';
import { findNewest } from '../../listing/newest-matches.ts';
import { INDEXES, termsUpTo } from './find.ts';

/**
 * The numbers of the newest things of a kind that have all the words of a search, in whatever field, newest first.
 *
 * @param limit how many at most
 */
export async function findNewestThings(kind: SearchKind, search: string, limit: number): Promise<number[]> {
  const index = INDEXES[kind];
  const prefixes = queryPrefixes(search);
  if (prefixes.length === 0) return [];
  const { numbers } = await findNewest(index.keys, termsUpTo(index.fields.length, index, prefixes), {
    limit,
  });
  return numbers;
}
