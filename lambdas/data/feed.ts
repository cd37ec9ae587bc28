import { newId } from './id.ts';
import type { LikesItem, PostItem } from './items.ts';
import { keys } from './keys.ts';
import { assemble, monthOf, type PostWithLikes } from './posts.ts';
import { get, query } from './table.ts';

/** A post and its likes: the items that stand together under one post id. */
const ITEMS_PER_POST = 2;

async function readMonth(month: string, before: string, limit: number): Promise<PostWithLikes[]> {
  const { items } = await query<PostItem | LikesItem>({
    KeyConditionExpression: 'pk = :month AND sk < :before',
    ExpressionAttributeValues: { ':month': keys.month(month), ':before': before },
    ScanIndexForward: false,
    Limit: limit * ITEMS_PER_POST,
  });
  return assemble(items).slice(0, limit);
}

async function monthsBefore(month: string): Promise<string[]> {
  const { months = new Set<string>() } = (await get(keys.months())) ?? {};
  return [...months]
    .filter((one) => one < month)
    .sort()
    .reverse();
}

/**
 * Posts of the whole community, newest first. Usually one Query; more only where a page spans months.
 *
 * @param before id of the last post already shown
 * @param limit how many posts at most
 */
export async function readFeed({
  before = newId(Date.now() + 1_000),
  limit,
}: {
  before?: string | undefined;
  limit: number;
}): Promise<{ posts: PostWithLikes[]; more: boolean }> {
  const month = monthOf(before);
  const posts = await readMonth(month, before, limit);
  if (posts.length < limit)
    for (const earlier of await monthsBefore(month)) {
      posts.push(...(await readMonth(earlier, before, limit - posts.length)));
      if (posts.length === limit) break;
    }
  return { posts, more: posts.length === limit };
}
