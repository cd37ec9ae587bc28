import { getMany } from '../../table/batch.ts';
import { hiddenAmong, type Viewer } from '../../visibility/viewer.ts';
import { PostNotFoundError } from './errors.ts';
import type { PostItem } from './items.ts';
import { monthOf, postKeys } from './keys.ts';
import { type FoundPost, readPost } from './posts.ts';

/** Some posts by their ids; those that are at hand are not read again. */
async function readPosts(ids: Set<string>, atHand: FoundPost[]): Promise<Map<string, PostItem>> {
  const known = atHand.map(({ post }) => post).filter(({ _id }) => ids.has(_id));
  const missing = [...ids].filter((id) => !known.some(({ _id }) => _id === id));
  const read = await getMany(missing.map((id) => postKeys.post(monthOf(id), id)));
  return new Map([...known, ...read].map((post) => [post._id, post]));
}

/**
 * Adds the posts that some posts share, as far as they are there for a viewer: not those of members whom the viewer mutes
 * either. One call for all of them, and none where nothing is shared.
 */
export async function withShared(viewer: Viewer, posts: FoundPost[]): Promise<FoundPost[]> {
  const refs = posts.flatMap(({ post }) => post.shared ?? []);
  if (refs.length === 0) return posts;
  const [shared, hidden, { muted }] = await Promise.all([
    readPosts(new Set(refs.map(({ postId }) => postId)), posts),
    hiddenAmong(
      viewer,
      refs.map(({ authorId }) => authorId),
    ),
    viewer.hidden(),
  ]);
  return posts.map((found) => {
    const one = found.post.shared && shared.get(found.post.shared.postId);
    return one && !hidden.has(one.author._id) && !muted.has(one.author._id)
      ? { ...found, shared: one }
      : found;
  });
}

/** The same for a single post. */
export const withItsShared = async <Found extends FoundPost>(
  viewer: Viewer,
  found: Found,
): Promise<Found> => {
  const [{ shared } = found] = await withShared(viewer, [found]);
  return shared ? { ...found, shared } : found;
};

/**
 * The post that is shared by sharing some post: that itself, or the one that it shares.
 *
 * @throws PostNotFoundError when either is not there for the viewer
 */
export async function readToShare(viewer: Viewer, postId: string): Promise<PostItem> {
  const found = await readPost(viewer, postId, { withShards: false });
  if (!found) throw new PostNotFoundError();
  const { shared } = found.post;
  return shared ? readToShare(viewer, shared.postId) : found.post;
}
