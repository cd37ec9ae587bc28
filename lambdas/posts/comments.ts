import { posts } from '../../shared/api/posts.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { readCommentOrItsPlace, readComments, readReplies } from './store/comments/comments.ts';
import { reactionsTo } from './store/comments/reactions.ts';
import { CommentNotFoundError, PostNotFoundError } from './store/errors.ts';
import { readNamed } from './store/mentions.ts';
import { readPost } from './store/posts.ts';
import { presentComments } from './views/comments.ts';

export const handler = handle(posts.comments, async ({ member, params: { postId }, query }) => {
  const { cursor, limit, replyTo } = query;
  const list = [posts.comments.name, postId, ...(replyTo ? [replyTo] : [])].join(' ');
  const before = await decodeCursor(list, cursor);
  const [found, answered, { comments, more }] = await Promise.all([
    readPost(member, postId),
    replyTo ? readCommentOrItsPlace(member, postId, replyTo) : undefined,
    replyTo
      ? readReplies(postId, replyTo, { before, limit })
      : readComments(postId, { before, limit }, { consistent: true }),
  ]);
  if (!found) throw new PostNotFoundError();
  if (replyTo && !answered) throw new CommentNotFoundError();
  const [reactions, people] = await Promise.all([
    reactionsTo(member._id, comments),
    readNamed(member, comments),
  ]);
  const oldest = comments.at(-1);
  const next = more && oldest ? await encodeCursor(list, oldest._id) : undefined;
  return new Reply(presentComments(member._id, comments.reverse(), reactions, people), { next });
});
