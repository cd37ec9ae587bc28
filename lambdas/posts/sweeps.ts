import { forOwnedKinds, type Sweep } from '../members/owned-kinds.ts';
import { sweepCommentsOf, sweepReactionsOf } from './store/comments/sweep.ts';
import type { postKinds } from './store/keys.ts';
import { removeLikesAndVotesOf, sweepPostsBy } from './store/member-sweep.ts';

export const postSweeps: Sweep[] = [
  ...forOwnedKinds<typeof postKinds>()({
    reaction: sweepReactionsOf,
    like: removeLikesAndVotesOf,
    vote: removeLikesAndVotesOf,
  }),
  // Found by an index.
  sweepPostsBy,
  sweepCommentsOf,
];
