import { posts } from '../../shared/api/posts.ts';
import { readFeed } from '../data/feed.ts';
import { ownMarksInRange } from '../data/own-marks.ts';
import { openCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { postsPage } from '../views/posts.ts';

export const handler = handle(posts.list, async ({ member, query }) => {
  const before = await openCursor(posts.list.name, query.cursor);
  const page = await readFeed({ before, limit: query.limit });
  const own = await ownMarksInRange(
    member._id,
    page.posts.map(({ post }) => post._id),
  );
  return postsPage(posts.list.name, member._id, page, own);
});
