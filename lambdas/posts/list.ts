import { posts } from '../../shared/api/posts.ts';
import { truncateToSize } from '../http/answer/truncate-to-size.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { reactionsTo } from './store/comments/reactions.ts';
import { readFeed } from './store/feed.ts';
import { withShared } from './store/shared.ts';
import { viewerStateInRange } from './store/viewer-state.ts';
import { presentPosts } from './views/posts.ts';

export const handler = handle(posts.list, async ({ member, query }) => {
  const before = await decodeCursor(posts.list.name, query.cursor);
  const { posts: found, next } = await readFeed(member, { before, limit: query.limit });
  const ids = found.map(({ post }) => post._id);
  const [complete, viewer, reactions] = await Promise.all([
    withShared(member, found),
    viewerStateInRange(member._id, ids),
    reactionsTo(
      member._id,
      found.flatMap(({ previews }) => previews),
    ),
  ]);
  const all = presentPosts(member._id, complete, viewer, reactions);
  const shown = truncateToSize(all);
  const end = shown.length < all.length ? shown.at(-1)?._id : next;
  return new Reply(shown, { next: end && (await encodeCursor(posts.list.name, end)) });
});
