import { posts } from '../../shared/api/posts.ts';
import { handle } from '../http/handle.ts';
import { findComment } from './find-comment.ts';
import { presentDetail } from './present-detail.ts';
import { presentNow } from './present-now.ts';
import { editComment } from './store/comments/changes.ts';
import { WriterOnlyError } from './store/errors.ts';

export const handler = handle(
  posts.editComment,
  async ({ member, params, body, effect }) => {
    const { detail, comment } = await findComment(member, params);
    if (comment.user._id !== member._id) throw new WriterOnlyError();
    const edited = await editComment(effect, member, comment, body.content);
    const comments = detail.comments.map((one) => (one._id === edited._id ? edited : one));
    return presentDetail(member, { ...detail, comments });
  },
  ({ member, params }) => presentNow(member, params.postId),
);
