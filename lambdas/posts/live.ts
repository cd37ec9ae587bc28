import { subscribe } from '../events/subscriber.ts';
import { pushToWatchers } from '../live/watches.ts';
import type { PostEvent } from './events.ts';

const on = subscribe<PostEvent>();

/** What somebody has done on a post: who, and whose post it is. */
const actOf = (event: Extract<PostEvent, { like: unknown } | { comment: unknown }>) => {
  if ('like' in event) {
    const { postId, authorId, memberId } = event.like;
    return { postId, authorId, memberId };
  }
  const { postId, authorId, user } = event.comment;
  return { postId, authorId, memberId: user._id };
};

/** Who has a post open hears once a batch that it has changed, and reads what they may see of that. */
const pushChanges = on(['post.liked', 'post.unliked', 'comment.added', 'comment.deleted'], async (events) => {
  const byPost = Map.groupBy(events.map(actOf), ({ postId }) => postId);
  await Promise.all(
    [...byPost].map(([postId, acts]) => {
      const topic = `post:${postId}` as const;
      const members = new Set(acts.flatMap(({ authorId, memberId }) => [authorId, memberId]));
      return pushToWatchers(topic, members, ({ blocked }) =>
        acts.every(({ authorId, memberId }) => blocked.has(authorId) || blocked.has(memberId))
          ? undefined
          : { type: 'changed', topic },
      );
    }),
  );
});

/** Who has the feed open hears of new posts, except of members whose posts their feed does not show. */
const pushPosts = on(['post.created', 'post.deleted'], (events) => {
  const authors = new Set(events.map(({ post }) => post.author._id));
  return pushToWatchers('feed', authors, ({ blocked, muted }) => {
    const shown = events.filter(({ post: { author } }) => !blocked.has(author._id) && !muted.has(author._id));
    const deleted = shown.flatMap(({ type, post }) => (type === 'post.deleted' ? [post._id] : []));
    const added = shown.flatMap(({ type, post }) =>
      type === 'post.created' && !deleted.includes(post._id)
        ? [{ _id: post._id, authorId: post.author._id }]
        : [],
    );
    return shown.length > 0 ? { type: 'feed', added, deleted } : undefined;
  });
});

export const livePostSubscribers = [pushChanges, pushPosts];
