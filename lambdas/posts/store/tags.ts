import { tagsOf } from '../../../shared/rules/texts/text-parts.ts';
import { removeMany } from '../../table/batch.ts';
import { newestFirst, type PageOf } from '../../table/paginate.ts';
import { get, put, type Stored } from '../../table/table.ts';
import type { Viewer } from '../../visibility/viewer.ts';
import type { PostItem, TaggedItem } from './items.ts';
import { monthOf, postKeys } from './keys.ts';
import { type FoundPost, readPost } from './posts.ts';

/**
 * Brings the lists of tags in line with what a post says now. Idempotent.
 *
 * @param touched all tags that the post is known to have had
 */
export async function refreshTags(postId: string, touched: string[]): Promise<void> {
  const known = new Set(touched);
  if (known.size === 0) return;
  const post = await get(postKeys.post(monthOf(postId), postId), { consistent: true });
  const tags = new Set(post ? tagsOf(post.content) : []);
  await Promise.all([
    removeMany([...known].filter((tag) => !tags.has(tag)).map((tag) => postKeys.tagged(tag, postId))),
    ...[...tags].map(async (tag) => {
      if (!post) return;
      const item: Stored<TaggedItem> = { ...postKeys.tagged(tag, postId), postId, authorId: post.author._id };
      await put(item);
    }),
  ]);
}

/** Pages read for one that is shown, at most: it bounds the cost for whoever mutes somebody who uses a tag a lot. */
const PAGES = 5;

const hasTag = ({ content }: PostItem, tag: string): boolean => tagsOf(content).includes(tag);

async function readShown(viewer: Viewer, tag: string, { before, limit }: PageOf) {
  const shown: TaggedItem[] = [];
  let last = before;
  for (let read = 0; read < PAGES; read += 1) {
    const [{ items, more }, { blocked, muted }] = await Promise.all([
      newestFirst<TaggedItem>({ partition: postKeys.withTag(tag) }, { before: last, limit }),
      viewer.hidden(),
    ]);
    const kept = items.filter(({ authorId }) => !blocked.has(authorId) && !muted.has(authorId));
    const taken = kept.slice(0, limit - shown.length);
    shown.push(...taken);
    const isCut = taken.length < kept.length;
    if (!isCut && !more) return { shown, next: undefined };
    last = (isCut ? taken : items).at(-1)?.postId ?? last;
    if (shown.length === limit) break;
  }
  return { shown, next: last };
}

/**
 * Posts with a tag for a viewer, newest first, without those of members who are hidden from them or muted.
 *
 * @returns the posts, and the id behind which the next page begins unless this is the last. A page may be shorter than
 *   `limit`, even empty, while `next` leads on.
 */
export async function readTagged(
  viewer: Viewer,
  tag: string,
  page: PageOf,
): Promise<{ posts: FoundPost[]; next: string | undefined }> {
  const { shown, next } = await readShown(viewer, tag, page);
  const found = await Promise.all(shown.map(({ postId }) => readPost(viewer, postId, { consistent: false })));
  // What was edited or deleted a moment ago may still be listed.
  const posts = found.filter((one) => one !== undefined).filter(({ post }) => hasTag(post, tag));
  return { posts, next };
}
