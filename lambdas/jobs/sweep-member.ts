import { sweepArchive } from '../archive/store/archives.ts';
import { sweepRelations } from '../connections/store/sweep.ts';
import { sweepBlocks, sweepHidden, sweepMutes } from '../hiding/store/sweep.ts';
import { sweepFiles } from '../media/sweep-files.ts';
import { sweepNotifications, sweepSent } from '../notifications/store/sweep.ts';
import { sweepPasskeys } from '../passkeys/store/passkeys.ts';
import { sweepCommentsOf, sweepReactionsOf } from '../posts/store/comments/sweep.ts';
import { removeLikesAndVotesOf } from '../posts/store/member-sweep.ts';
import { sweepRecoveryCodes } from '../recovery-codes/store/recovery-codes.ts';
import { sweepReports } from '../reports/store/reports.ts';
import type { JobKinds } from './items.ts';
import type { LeftBehind } from './left-behind.ts';
import { inPhases, untilNoMore } from './phases.ts';
import { sweepPostsBy } from './sweep-posts.ts';
import {
  sweepApplicationsOf,
  sweepFormerMemberships,
  sweepProjectCommentsOf,
  sweepProjectsOf,
  sweepUpvotesOf,
} from './sweep-projects.ts';

/** Deletes a page of what a member has left behind, and says whether more may be left. */
type Sweep = (memberId: string) => Promise<boolean>;

/** How the items of each kind go that names a member in its key, in this order; a new kind does not compile without. */
const SWEEPS: Record<LeftBehind, Sweep> = {
  relation: sweepRelations,
  reaction: sweepReactionsOf,
  like: removeLikesAndVotesOf,
  vote: removeLikesAndVotesOf,
  team: sweepProjectsOf,
  former: sweepFormerMemberships,
  application: sweepApplicationsOf,
  applied: sweepApplicationsOf,
  upvote: sweepUpvotesOf,
  notification: sweepNotifications,
  report: sweepReports,
  passkey: sweepPasskeys,
  block: sweepBlocks,
  mute: sweepMutes,
  hidden: sweepHidden,
  codes: sweepRecoveryCodes,
  archive: sweepArchive,
};

/** What is found by an index alone, and files. */
const OTHERS: Sweep[] = [sweepPostsBy, sweepCommentsOf, sweepProjectCommentsOf, sweepSent, sweepFiles];

const ALL = [...new Set([...Object.values(SWEEPS), ...OTHERS])];

/**
 * Deletes what a deleted member has left behind.
 *
 * @returns where to go on, or undefined when all is done
 */
export const sweepMember = (
  { memberId }: JobKinds['sweep-member'],
  cursor: string | undefined,
): Promise<string | undefined> =>
  inPhases(
    ALL.map((sweep) => untilNoMore(() => sweep(memberId))),
    cursor,
  );
