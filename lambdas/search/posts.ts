import { EXCERPT_LETTERS } from '../../shared/limits.ts';
import type { FoundPost } from '../../shared/model/search.ts';
import { excerptOf } from '../../shared/rules/excerpt.ts';
import { monthOf, postKeys } from '../posts/store/keys.ts';
import { getMany } from '../table/batch.ts';
import type { Match } from './store/find.ts';
import { readIds } from './store/numbers.ts';

/** The posts of a page, in the order of the search. */
export async function showPosts(matches: Match[], search: string): Promise<FoundPost[]> {
  const numbers = matches.map(({ number }) => number);
  const ids = await readIds('posts', numbers);
  const posts = await getMany([...ids.values()].map((id) => postKeys.post(monthOf(id), id)));
  const byId = new Map(posts.map((post) => [post._id, post]));
  return numbers.flatMap((number) => {
    const post = byId.get(ids.get(number) ?? '');
    if (!post) return [];
    const { _id, author, content, createdAt } = post;
    return [{ _id, author, excerpt: excerptOf(content, search, EXCERPT_LETTERS), createdAt }];
  });
}
