import { answeredBy } from '../../shared/rules/posts/reply-id.ts';
import { tagsOf } from '../../shared/rules/texts/text-parts.ts';
import { subscribe } from '../events/subscriber.ts';
import { startJob } from '../jobs/store.ts';
import { orderPreviews } from '../previews/orders.ts';
import type { PostEvent } from './events.ts';
import { postJobKinds } from './jobs/kinds.ts';
import { livePostSubscribers } from './live.ts';
import { refreshPreviews } from './store/comments/previews.ts';
import { previewedLink } from './store/link-previews.ts';
import { filesOf } from './store/posts.ts';
import { refreshTags } from './store/tags.ts';

const on = subscribe<PostEvent>();

const sweepPosts = on(['post.deleted'], async (events) => {
  for (const { post } of events) {
    const { _id: postId, author, poll, edits = 0 } = post;
    const about = {
      postId,
      authorId: author._id,
      files: filesOf(post),
      hasPoll: poll !== undefined,
      isEdited: edits > 0,
    };
    await startJob(postJobKinds.sweepPost, about, postId);
  }
});

const sweepReactions = on(['comment.deleted'], async (events) => {
  for (const { comment } of events) {
    const { postId, _id: commentId, likeCount, dislikeCount } = comment;
    if (likeCount + dislikeCount > 0)
      await startJob(postJobKinds.sweepComment, { postId, commentId }, commentId);
  }
});

const showNewestComments = on(
  ['post.created', 'post.deleted', 'comment.added', 'comment.changed', 'comment.deleted'],
  async (events) => {
    // Lists show no replies; their number changes the comment.
    const shown = events.filter((event) => 'post' in event || !answeredBy(event.comment._id));
    const postIds = new Set(shown.map((event) => ('post' in event ? event.post._id : event.comment.postId)));
    await Promise.all([...postIds].map(refreshPreviews));
  },
);

const listByTags = on(['post.created', 'post.edited', 'post.deleted'], async (events) => {
  const byPost = Map.groupBy(events, (event) => ('post' in event ? event.post._id : event.postId));
  await Promise.all(
    [...byPost].map(([postId, own]) =>
      refreshTags(
        postId,
        own.flatMap((event) => ('post' in event ? tagsOf(event.post.content) : event.tags)),
      ),
    ),
  );
});

const previewLinks = on(['post.created', 'post.edited'], (events) =>
  orderPreviews(
    events.flatMap((event) => (event.type === 'post.created' ? previewedLink(event.post) : event.link) ?? []),
  ),
);

export const postSubscribers = [
  listByTags,
  sweepPosts,
  sweepReactions,
  showNewestComments,
  previewLinks,
  ...livePostSubscribers,
];
