import { subscribe } from '../events/subscriber.ts';
import { type Act, pushChanged, pushToWatchers } from '../live/watches.ts';
import type { PostEvent } from './events.ts';

const on = subscribe<PostEvent>();

/** What somebody has done on a post. */
function actOf(
  event: Extract<PostEvent, { like: unknown } | { comment: unknown } | { type: 'post.edited' }>,
): Act {
  if ('tags' in event) return { topic: `post:${event.postId}`, memberIds: [event.authorId] };
  if ('like' in event) {
    const { postId, authorId, memberId } = event.like;
    return { topic: `post:${postId}`, memberIds: [authorId, memberId] };
  }
  const { postId, authorId, user } = event.comment;
  return { topic: `post:${postId}`, memberIds: [authorId, user._id] };
}

const pushActs = on(
  ['post.edited', 'post.liked', 'post.unliked', 'comment.added', 'comment.deleted'],
  (events) => pushChanged(events.map(actOf)),
);

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

export const livePostSubscribers = [pushActs, pushPosts];
