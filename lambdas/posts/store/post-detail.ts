import { COMMENTS_IN_POST } from '../../../shared/limits.ts';
import type { Reaction } from '../../../shared/model/post.ts';
import type { ViewingMember } from '../../visibility/viewer.ts';
import { readComments } from './comments/comments.ts';
import { reactionsTo } from './comments/reactions.ts';
import { PostNotFoundError } from './errors.ts';
import type { Comment } from './items.ts';
import { type FoundPost, readPost } from './posts.ts';
import { withItsShared } from './shared.ts';
import { readViewerState, type ViewerState } from './viewer-state.ts';

/** The newest comments on a post with what their viewer has done on them. */
export interface ShownComments {
  /** Newest first, one more than are shown. */
  comments: Comment[];
  /** How the viewer has reacted, by comment id. */
  reactions: Map<string, Reaction>;
}

/** A post as the screen of one post shows it to a viewer. */
export interface PostDetail extends ShownComments {
  found: FoundPost;
  viewer: ViewerState;
}

/** The newest comments on a post for a viewer, as they stand now. */
export async function readShownComments(viewerId: string, postId: string): Promise<ShownComments> {
  const { comments } = await readComments(postId, { limit: COMMENTS_IN_POST + 1 }, { consistent: true });
  return { comments, reactions: await reactionsTo(viewerId, comments) };
}

/** A post with its newest comments for a viewer, as everything stands now. */
export async function findPostDetail(viewer: ViewingMember, postId: string): Promise<PostDetail | undefined> {
  const [found, state, shown] = await Promise.all([
    readPost(viewer, postId),
    readViewerState(viewer._id, postId),
    readShownComments(viewer._id, postId),
  ]);
  return found && { found: await withItsShared(viewer, found), viewer: state, ...shown };
}

/**
 * The same, for what cannot be done without the post.
 *
 * @throws PostNotFoundError
 */
export async function readPostDetail(viewer: ViewingMember, postId: string): Promise<PostDetail> {
  const detail = await findPostDetail(viewer, postId);
  if (!detail) throw new PostNotFoundError();
  return detail;
}
