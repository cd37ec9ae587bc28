import { posts } from '../../shared/api/posts.ts';
import { openCursor, sealCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { reactionsTo } from './store/comments/reactions.ts';
import { readFeed } from './store/feed.ts';
import { viewerStateInRange } from './store/viewer-state.ts';
import { presentPosts } from './views/posts.ts';

export const handler = handle(posts.list, async ({ member, query }) => {
  const before = await openCursor(posts.list.name, query.cursor);
  const { posts: found, more } = await readFeed({ before, limit: query.limit });
  const ids = found.map(({ post }) => post._id);
  const [viewer, reactions] = await Promise.all([
    viewerStateInRange(member._id, ids),
    reactionsTo(
      member._id,
      found.flatMap(({ previews }) => previews),
    ),
  ]);
  const last = ids.at(-1);
  const next = more && last ? await sealCursor(posts.list.name, last) : undefined;
  return new Reply(presentPosts(member._id, found, viewer, reactions), { next });
});
