import { posts } from '../../shared/api/posts.ts';
import { openCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { newestOf } from './store/comments/previews.ts';
import { reactionsTo } from './store/comments/reactions.ts';
import { readFeed } from './store/feed.ts';
import { ownMarksInRange } from './store/viewer-state.ts';
import { postsPage } from './views/posts.ts';

export const handler = handle(posts.list, async ({ member, query }) => {
  const before = await openCursor(posts.list.name, query.cursor);
  const page = await readFeed({ before, limit: query.limit });
  const shown = page.posts.map(({ post }) => post);
  const [own, reactions] = await Promise.all([
    ownMarksInRange(
      member._id,
      shown.map(({ _id }) => _id),
    ),
    reactionsTo(member._id, shown.flatMap(newestOf)),
  ]);
  return postsPage(posts.list.name, member._id, page, own, reactions);
});
