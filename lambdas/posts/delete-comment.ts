import { posts } from '../../shared/api/posts.ts';
import { handle } from '../http/handle.ts';
import { commentAuthorWrites } from '../members/jobs/notify-comment-author.ts';
import { findComment } from './find-comment.ts';
import { presentDetail } from './present-detail.ts';
import { presentNow } from './present-now.ts';
import { readStoredComment } from './store/comments/comments.ts';
import { removeComment, withoutComment } from './store/comments/removal.ts';
import { PostNotFoundError, WriterOrAuthorOnlyError } from './store/errors.ts';
import { findPostDetail } from './store/post-detail.ts';

/** Writer and author may delete a comment whichever of them has blocked the other. */
export const handler = handle(
  posts.deleteComment,
  async ({ member, params, effect }) => {
    const [detail, comment] = await Promise.all([
      findPostDetail(member, params.postId),
      readStoredComment(params.postId, params.commentId),
    ]);
    if (!comment || ![comment.user._id, comment.authorId].includes(member._id)) {
      await findComment(member, params);
      throw new WriterOrAuthorOnlyError();
    }
    await removeComment(
      effect,
      comment,
      commentAuthorWrites({ authorId: comment.user._id, ownerId: member._id, postId: params.postId }),
    );
    // Of a post whose author is hidden from the writer of the comment nothing is shown, before and after.
    if (!detail) throw new PostNotFoundError();
    const found = { ...detail.found, commentCount: detail.found.commentCount - 1 };
    const comments = withoutComment(detail.comments, comment);
    return presentDetail(member, { ...detail, found, comments });
  },
  ({ member, params }) => presentNow(member, params.postId),
);
