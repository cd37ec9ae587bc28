import { posts } from '../../shared/api/posts.ts';
import { truncateToSize } from '../http/answer/truncate-to-size.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { reactionsTo } from './store/comments/reactions.ts';
import { readFeed } from './store/feed.ts';
import { readTagged } from './store/tags.ts';
import { viewerStateAmong, viewerStateInRange } from './store/viewer-state.ts';
import { presentPosts } from './views/posts.ts';
import { withReferences } from './with-references.ts';

export const handler = handle(posts.list, async ({ member, query }) => {
  const { tag, cursor, limit } = query;
  const list = tag === undefined ? posts.list.name : `${posts.list.name} ${tag}`;
  const page = { before: await decodeCursor(list, cursor), limit };
  const { posts: found, next } = await (tag === undefined
    ? readFeed(member, page)
    : readTagged(member, tag, page));
  const ids = found.map(({ post }) => post._id);
  const [{ found: complete, people }, viewer, reactions] = await Promise.all([
    withReferences(member, found),
    (tag === undefined ? viewerStateInRange : viewerStateAmong)(member._id, ids),
    reactionsTo(
      member._id,
      found.flatMap(({ previews }) => previews),
    ),
  ]);
  const all = presentPosts(member._id, complete, viewer, reactions, people);
  const shown = truncateToSize(all);
  const end = shown.length < all.length ? shown.at(-1)?._id : next;
  return new Reply(shown, { next: end && (await encodeCursor(list, end)) });
});
