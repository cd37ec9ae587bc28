import { jobHandlers } from '../../jobs/kind.ts';
import { sweepReactions } from '../store/comments/sweep.ts';
import { foldCountsOf } from './fold-counts.ts';
import { postJobKinds } from './kinds.ts';
import { sweepPost } from './sweep-post.ts';

export const postJobs = jobHandlers(postJobKinds, {
  sweepPost,
  foldCounts: foldCountsOf,
  sweepComment: async ({ postId, commentId }) => ((await sweepReactions(postId, commentId)) ? '' : undefined),
});
