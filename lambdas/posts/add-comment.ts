import { posts } from '../../shared/api/posts.ts';
import { answeredBy, replyId } from '../../shared/rules/posts/reply-id.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { readCard } from '../members/store/members.ts';
import { presentWithReply } from './present-detail.ts';
import { addComment, newComment } from './store/comments/changes.ts';
import { readComment } from './store/comments/comments.ts';
import { CommentNotFoundError } from './store/errors.ts';
import { withMentioned } from './store/mentions.ts';
import { readPostDetail } from './store/post-detail.ts';

export const handler = handle(
  posts.addComment,
  async ({ member, params: { postId }, body, newId, effect, saveForReplay }) => {
    const commentId = body.replyTo && (answeredBy(body.replyTo) ?? body.replyTo);
    const [writer, detail, answered] = await Promise.all([
      readCard(member, member._id, { consistent: true }),
      readPostDetail(member, postId),
      commentId ? readComment(member, postId, commentId) : undefined,
    ]);
    if (!writer) throw new Unauthenticated();
    if (commentId && !answered) throw new CommentNotFoundError();
    const { author } = detail.found.post;
    const mentioned = await withMentioned(member, author._id, body);
    const _id = answered ? replyId(newId(), answered._id) : newId();
    const comment = newComment(_id, writer, { ...body, mentioned });
    if (answered) saveForReplay(_id);
    await addComment(effect, detail.found, comment, answered);
    const found = { ...detail.found, commentCount: detail.found.commentCount + 1 };
    if (!answered)
      return presentWithReply(member, { ...detail, found, comments: [comment, ...detail.comments] });
    const comments = detail.comments.map((one) =>
      one._id === answered._id ? { ...one, replyCount: (one.replyCount ?? 0) + 1 } : one,
    );
    return presentWithReply(member, { ...detail, found, comments }, comment);
  },
  async ({ member, params: { postId } }, replyToShow) => {
    const [detail, reply] = await Promise.all([
      readPostDetail(member, postId),
      replyToShow ? readComment(member, postId, replyToShow) : undefined,
    ]);
    return presentWithReply(member, detail, reply);
  },
);
