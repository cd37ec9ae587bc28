import type { ViewingMember } from '../visibility/viewer.ts';
import { readComment } from './store/comments/comments.ts';
import { CommentNotFoundError } from './store/errors.ts';
import { readPostDetail } from './store/post-detail.ts';

/**
 * The comment that a call is about, with its post as the viewer sees it.
 *
 * @throws PostNotFoundError, CommentNotFoundError
 */
export async function findComment(
  viewer: ViewingMember,
  { postId, commentId }: { postId: string; commentId: string },
) {
  const [detail, comment] = await Promise.all([
    readPostDetail(viewer, postId),
    readComment(viewer, postId, commentId),
  ]);
  if (!comment) throw new CommentNotFoundError();
  return { detail, comment };
}
