import { EXCERPT_LETTERS } from '../../shared/limits.ts';
import type { FoundPost } from '../../shared/model/search.ts';
import { excerptOf } from '../../shared/rules/texts/excerpt.ts';
import type { Match } from './store/find.ts';
import { readRows } from './store/rows.ts';
import { posts } from './store/sources.ts';

/** The posts of a page, in the order of the search. */
export async function showPosts(matches: Match[], search: string): Promise<FoundPost[]> {
  const numbers = matches.map(({ number }) => number);
  const rows = await readRows(posts, numbers);
  return numbers.flatMap((number) => {
    const row = rows.get(number);
    if (!row) return [];
    const { _id, author, content, createdAt } = row;
    return [{ _id, author, excerpt: excerptOf(content, search, EXCERPT_LETTERS), createdAt }];
  });
}
