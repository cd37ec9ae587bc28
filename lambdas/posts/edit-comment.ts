import { posts } from '../../shared/api/posts.ts';
import { comments as texts } from '../../shared/texts/posts/comments.ts';
import { Forbidden } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { findComment } from './find-comment.ts';
import { presentNow } from './present-now.ts';
import { editComment } from './store/comments/changes.ts';
import { presentPostDetail } from './views/post-detail.ts';

export const handler = handle(
  posts.editComment,
  async ({ member, params, body, effect }) => {
    const { detail, comment } = await findComment(member._id, params);
    if (comment.user._id !== member._id) throw new Forbidden(texts.writerOnly);
    const edited = await editComment(effect, comment, body.content);
    const comments = detail.comments.map((one) => (one._id === edited._id ? edited : one));
    return presentPostDetail(member._id, { ...detail, comments });
  },
  ({ member, params }) => presentNow(member._id, params.postId),
);
