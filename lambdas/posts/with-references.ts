import type { MemberSummary } from '../members/store/items.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { withLinkPreviews } from './store/link-previews.ts';
import { readNamed } from './store/mentions.ts';
import type { FoundPost } from './store/posts.ts';
import { withShared } from './store/shared.ts';

/**
 * Adds to posts what they refer to.
 *
 * @returns the posts with those that they share and the previews of their links, and the members whom these and their
 *   newest comments name, by id
 */
export async function withReferences(
  viewer: ViewingMember,
  posts: FoundPost[],
): Promise<{ found: FoundPost[]; people: ReadonlyMap<string, MemberSummary> }> {
  const sharing = await withShared(viewer, posts);
  const texts = sharing.flatMap(({ post, shared, previews }) => [
    post,
    ...(shared ? [shared] : []),
    ...previews,
  ]);
  const [found, people] = await Promise.all([withLinkPreviews(sharing), readNamed(viewer, texts)]);
  return { found, people };
}
