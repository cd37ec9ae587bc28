import { follows } from '../events/consequence.ts';
import { startJob } from '../jobs/store.ts';
import { refreshPreviews } from './store/comments/previews.ts';
import { filesOf } from './store/posts.ts';

const sweepPosts = follows(['post.deleted'], async (events) => {
  for (const { post } of events) {
    const { _id: postId, author, poll } = post;
    const about = { postId, authorId: author._id, files: filesOf(post), hasPoll: poll !== undefined };
    await startJob('sweep-post', about, postId);
  }
});

const sweepReactions = follows(['comment.deleted'], async (events) => {
  for (const { comment } of events) {
    const { postId, _id: commentId, likeCount, dislikeCount } = comment;
    if (likeCount + dislikeCount > 0) await startJob('sweep-comment', { postId, commentId }, commentId);
  }
});

const showNewestComments = follows(
  ['post.created', 'post.deleted', 'comment.added', 'comment.changed', 'comment.deleted'],
  async (events) => {
    const postIds = new Set(events.map((event) => ('post' in event ? event.post._id : event.comment.postId)));
    await Promise.all([...postIds].map(refreshPreviews));
  },
);

export const postConsequences = [sweepPosts, sweepReactions, showNewestComments];
