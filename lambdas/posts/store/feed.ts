import { newId } from '../../table/ids.ts';
import { get, type Page, query } from '../../table/table.ts';
import type { Viewer } from '../../visibility/viewer.ts';
import type { PostItem, PreviewsItem, TallyItem } from './items.ts';
import { monthOf, postKeys } from './keys.ts';
import { assemble, type FoundPost, type PostPart, withAllCounts } from './posts.ts';

/** A post, its tally and its previews: the items that stand together under one post id. */
const ITEMS_PER_POST = 3;

/** Usually one Query; it goes on only where what stands between the posts has used up its limit. */
async function readMonth(month: string, before: string, limit: number): Promise<FoundPost[]> {
  const items: PostPart[] = [];
  for (let from: string | undefined = before; from; ) {
    const page: Page<PostItem | TallyItem | PreviewsItem> = await query({
      KeyConditionExpression: 'pk = :month AND sk < :before',
      ExpressionAttributeValues: { ':month': postKeys.month(month), ':before': from },
      ScanIndexForward: false,
      Limit: limit * ITEMS_PER_POST,
    });
    items.push(...page.items);
    const isFull = assemble(items).length >= limit;
    from = page.more && !isFull ? page.items.at(-1)?.sk : undefined;
  }
  return assemble(items).slice(0, limit);
}

async function monthsBefore(month: string): Promise<string[]> {
  const { months = new Set<string>() } = (await get(postKeys.months())) ?? {};
  return [...months]
    .filter((one) => one < month)
    .sort()
    .reverse();
}

interface FeedPage {
  posts: FoundPost[];
  more: boolean;
}

/** Posts of the whole community, newest first. Usually one Query; more only where a page spans months. */
async function readPage(before: string, limit: number): Promise<FeedPage> {
  const month = monthOf(before);
  // One more than asked for tells whether there is another page.
  const wanted = limit + 1;
  const posts = await readMonth(month, before, wanted);
  if (posts.length < wanted)
    for (const earlier of await monthsBefore(month)) {
      posts.push(...(await readMonth(earlier, before, wanted - posts.length)));
      if (posts.length === wanted) break;
    }
  return { posts: posts.slice(0, limit), more: posts.length === wanted };
}

/** Pages read for one that is shown, at most: it bounds the cost for whoever mutes somebody who posts a lot. */
const PAGES = 5;

interface FeedRange {
  before?: string | undefined;
  limit: number;
}

interface Feed {
  posts: FoundPost[];
  next: string | undefined;
}

async function readShown(
  viewer: Viewer,
  { before = newId(Date.now() + 1_000), limit }: FeedRange,
): Promise<Feed> {
  const shown: FoundPost[] = [];
  let next = before;
  for (let read = 0; read < PAGES && shown.length < limit; read += 1) {
    const [page, { blocked, muted }] = await Promise.all([readPage(next, limit), viewer.hidden()]);
    const kept = page.posts.filter(
      ({ post: { author } }) => !blocked.has(author._id) && !muted.has(author._id),
    );
    const taken = kept.slice(0, limit - shown.length);
    shown.push(...taken);
    const isCut = taken.length < kept.length;
    if (!isCut && !page.more) return { posts: shown, next: undefined };
    next = (isCut ? taken : page.posts).at(-1)?.post._id ?? next;
  }
  return { posts: shown, next };
}

/**
 * Posts of the whole community for a viewer, newest first, without those of members who are hidden from them or muted.
 *
 * @param page `before`: id behind which the page begins; `limit`: how many posts at most
 * @returns the posts, and the id behind which the next page begins unless this is the last. A page may be shorter than
 *   `limit`, even empty, while `next` leads on: behind some pages of left out posts the search for others stops.
 */
export async function readFeed(viewer: Viewer, page: FeedRange): Promise<Feed> {
  const { posts, next } = await readShown(viewer, page);
  const all = await Promise.all(posts.map((post) => withAllCounts(post, { consistent: false })));
  return { posts: all.filter((post) => post !== undefined), next };
}
