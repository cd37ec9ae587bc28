import { posts } from '../../shared/api/posts.ts';
import { comments as texts } from '../../shared/texts.ts';
import { Forbidden } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { findComment } from './find-comment.ts';
import { presentNow } from './present-now.ts';
import { removeComment } from './store/comments/changes.ts';
import { presentPostDetail } from './views/post-detail.ts';

export const handler = handle(
  posts.deleteComment,
  async ({ member, params }) => {
    const { detail, comment } = await findComment(member._id, params);
    if (![comment.user._id, detail.found.post.author._id].includes(member._id))
      throw new Forbidden(texts.writerOrAuthorOnly);
    await removeComment(comment);
    const found = { ...detail.found, commentCount: detail.found.commentCount - 1 };
    const comments = detail.comments.filter(({ _id }) => _id !== comment._id);
    return presentPostDetail(member._id, { ...detail, found, comments });
  },
  ({ member, params }) => presentNow(member._id, params.postId),
);
