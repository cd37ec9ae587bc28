import { forOwnedKinds, type Sweep } from '../members/owned-kinds.ts';
import type { projectKinds } from './store/keys.ts';
import {
  sweepApplicationsOf,
  sweepFormerMemberships,
  sweepInterestsOf,
  sweepProjectCommentsOf,
  sweepProjectsOf,
  sweepUpvotesOf,
} from './store/member-sweep.ts';

export const projectSweeps: Sweep[] = [
  ...forOwnedKinds<typeof projectKinds>()({
    team: sweepProjectsOf,
    former: sweepFormerMemberships,
    application: sweepApplicationsOf,
    applied: sweepApplicationsOf,
    upvote: sweepUpvotesOf,
    interest: sweepInterestsOf,
  }),
  // Found by an index.
  sweepProjectCommentsOf,
];
