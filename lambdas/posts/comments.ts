import { posts } from '../../shared/api/posts.ts';
import { posts as texts } from '../../shared/texts.ts';
import { openCursor, sealCursor } from '../http/cursor.ts';
import { NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { readComments } from './store/comments/comments.ts';
import { readPostItem } from './store/posts.ts';
import { presentComments } from './views/comments.ts';

export const handler = handle(posts.comments, async ({ member, params: { postId }, query }) => {
  const list = `${posts.comments.name} ${postId}`;
  const before = await openCursor(list, query.cursor);
  const [post, { comments, more }] = await Promise.all([
    readPostItem(postId),
    readComments(postId, { before, limit: query.limit }),
  ]);
  if (!post) throw new NotFound(texts.notFound);
  const oldest = comments.at(-1);
  const next = more && oldest ? await sealCursor(list, oldest._id) : undefined;
  return new Reply(await presentComments(member._id, comments.reverse()), { next });
});
