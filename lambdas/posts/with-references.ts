import type { MemberSummary } from '../members/store/items.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { readNamed } from './store/mentions.ts';
import type { FoundPost } from './store/posts.ts';
import { withShared } from './store/shared.ts';

/**
 * Adds to posts what they refer to.
 *
 * @returns the posts with those that they share, and the members whom these and their newest comments name, by id
 */
export async function withReferences(
  viewer: ViewingMember,
  posts: FoundPost[],
): Promise<{ found: FoundPost[]; people: ReadonlyMap<string, MemberSummary> }> {
  const found = await withShared(viewer, posts);
  const texts = found.flatMap(({ post, shared, previews }) => [
    post,
    ...(shared ? [shared] : []),
    ...previews,
  ]);
  return { found, people: await readNamed(viewer, texts) };
}
