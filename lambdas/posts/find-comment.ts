import { readComment } from './store/comments/comments.ts';
import { CommentNotFoundError } from './store/errors.ts';
import { readPostDetail } from './store/post-detail.ts';

/**
 * The comment that a call is about, with its post as the caller sees it.
 *
 * @throws PostNotFoundError, CommentNotFoundError
 */
export async function findComment(
  memberId: string,
  { postId, commentId }: { postId: string; commentId: string },
) {
  const [detail, comment] = await Promise.all([
    readPostDetail(memberId, postId),
    readComment(postId, commentId),
  ]);
  if (!comment) throw new CommentNotFoundError();
  return { detail, comment };
}
