import { posts } from '../../shared/api/posts.ts';
import { answeredBy } from '../../shared/rules/posts/reply-id.ts';
import { handle } from '../http/handle.ts';
import { findComment } from './find-comment.ts';
import { presentWithReply } from './present-detail.ts';
import { editComment } from './store/comments/changes.ts';
import { readComment } from './store/comments/comments.ts';
import { WriterOnlyError } from './store/errors.ts';
import { readPostDetail } from './store/post-detail.ts';

export const handler = handle(
  posts.editComment,
  async ({ member, params, body, effect }) => {
    const { detail, comment } = await findComment(member, params);
    if (comment.user._id !== member._id) throw new WriterOnlyError();
    const edited = await editComment(effect, member, comment, body.content);
    const comments = detail.comments.map((one) => (one._id === edited._id ? edited : one));
    return presentWithReply(member, { ...detail, comments }, answeredBy(edited._id) ? edited : undefined);
  },
  async ({ member, params: { postId, commentId } }) => {
    const [detail, reply] = await Promise.all([
      readPostDetail(member, postId),
      answeredBy(commentId) ? readComment(member, postId, commentId) : undefined,
    ]);
    return presentWithReply(member, detail, reply);
  },
);
