import { sweepRelations } from '../connections/store/sweep.ts';
import { sweepFiles } from '../media/sweep-files.ts';
import { sweepNotifications, sweepSent } from '../notifications/store/sweep.ts';
import { sweepCommentsOf, sweepReactionsOf } from '../posts/store/comments/sweep.ts';
import { sweepMarksOf } from '../posts/store/member-sweep.ts';
import type { JobKinds } from './items.ts';
import { inPhases, untilNoMore } from './phases.ts';
import { sweepPostsBy } from './sweep-posts.ts';
import {
  sweepApplicationsOf,
  sweepProjectCommentsOf,
  sweepProjectsOf,
  sweepUpvotesOf,
} from './sweep-projects.ts';

/** What a member leaves behind, in the order in which it goes; each takes a page at a time and says if more is left. */
const SWEEPS: ((memberId: string) => Promise<boolean>)[] = [
  sweepRelations,
  sweepPostsBy,
  sweepCommentsOf,
  sweepReactionsOf,
  sweepMarksOf,
  sweepProjectsOf,
  sweepApplicationsOf,
  sweepUpvotesOf,
  sweepProjectCommentsOf,
  sweepSent,
  sweepNotifications,
  sweepFiles,
];

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
    SWEEPS.map((sweep) => untilNoMore(() => sweep(memberId))),
    cursor,
  );
