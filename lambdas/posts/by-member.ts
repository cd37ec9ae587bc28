import { posts } from '../../shared/api/posts.ts';
import { openCursor } from '../http/cursor.ts';
import { NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { readCard } from '../users/store/members.ts';
import { newestOf } from './store/comments/previews.ts';
import { reactionsTo } from './store/comments/reactions.ts';
import { readPostsBy } from './store/posts.ts';
import { ownMarksAmong } from './store/viewer-state.ts';
import { postsPage } from './views/posts.ts';

export const handler = handle(posts.byMember, async ({ member, params, query }) => {
  const list = `${posts.byMember.name} ${params.userId}`;
  const before = await openCursor(list, query.cursor);
  const [author, page] = await Promise.all([
    readCard(params.userId, { consistent: true }),
    readPostsBy(params.userId, { before, limit: query.limit }),
  ]);
  if (!author) throw new NotFound();
  const shown = page.posts.map(({ post }) => post);
  const [own, reactions] = await Promise.all([
    ownMarksAmong(member._id, shown),
    reactionsTo(member._id, shown.flatMap(newestOf)),
  ]);
  return postsPage(list, member._id, page, own, reactions);
});
