import { posts } from '../../shared/api/posts.ts';
import { truncateToSize } from '../http/answer/truncate-to-size.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { readCard } from '../members/store/members.ts';
import { reactionsTo } from './store/comments/reactions.ts';
import { readPostsBy } from './store/posts.ts';
import { viewerStateAmong } from './store/viewer-state.ts';
import { presentPosts } from './views/posts.ts';
import { withReferences } from './with-references.ts';

export const handler = handle(posts.byMember, async ({ member, params, query }) => {
  const list = `${posts.byMember.name} ${params.userId}`;
  const before = await decodeCursor(list, query.cursor);
  const [author, { posts: found, more }] = await Promise.all([
    readCard(member, params.userId, { consistent: true }),
    readPostsBy(member, params.userId, { before, limit: query.limit }),
  ]);
  if (!author) throw new NotFound();
  const [{ found: complete, people }, viewer, reactions] = await Promise.all([
    withReferences(member, found),
    viewerStateAmong(
      member._id,
      found.map(({ post }) => post._id),
    ),
    reactionsTo(
      member._id,
      found.flatMap(({ previews }) => previews),
    ),
  ]);
  const all = presentPosts(member._id, complete, viewer, reactions, people);
  const shown = truncateToSize(all);
  const last = shown.at(-1);
  const next = (more || shown.length < all.length) && last ? await encodeCursor(list, last._id) : undefined;
  return new Reply(shown, { next });
});
