import type { connectionKeys } from '../connections/store/keys.ts';
import { sweepRelations } from '../connections/store/sweep.ts';
import { sweepFiles } from '../media/sweep-files.ts';
import type { notificationKeys } from '../notifications/store/keys.ts';
import { sweepNotifications, sweepSent } from '../notifications/store/sweep.ts';
import type { passkeyKeys } from '../passkeys/store/keys.ts';
import { sweepPasskeys } from '../passkeys/store/passkeys.ts';
import { sweepCommentsOf, sweepReactionsOf } from '../posts/store/comments/sweep.ts';
import type { postKinds } from '../posts/store/keys.ts';
import { removeLikesAndVotesOf } from '../posts/store/member-sweep.ts';
import type { projectKinds } from '../projects/store/keys.ts';
import type { Key } from '../table/key.ts';
import type { JobKinds } from './items.ts';
import { inPhases, untilNoMore } from './phases.ts';
import { sweepPostsBy } from './sweep-posts.ts';
import {
  sweepApplicationsOf,
  sweepProjectCommentsOf,
  sweepProjectsOf,
  sweepUpvotesOf,
} from './sweep-projects.ts';

/** Deletes a page of what a member has left behind, and says whether more may be left. */
type Sweep = (memberId: string) => Promise<boolean>;

/** The kinds of items whose keys name a member. */
type NamingMember<Kinds> = {
  [Name in keyof Kinds]: Kinds[Name] extends { valuesOf(key: Key): { memberId: string } | undefined }
    ? Name
    : never;
}[keyof Kinds];

type LeftBehind = NamingMember<
  typeof connectionKeys &
    typeof postKinds &
    typeof projectKinds &
    typeof notificationKeys &
    typeof passkeyKeys
>;

/** How the items of each kind go that names a member in its key, in this order; a new kind does not compile without. */
const SWEEPS: Record<LeftBehind, Sweep> = {
  relation: sweepRelations,
  reaction: sweepReactionsOf,
  like: removeLikesAndVotesOf,
  vote: removeLikesAndVotesOf,
  team: sweepProjectsOf,
  // They go with their project, and show nobody who has left.
  former: async () => false,
  application: sweepApplicationsOf,
  applied: sweepApplicationsOf,
  upvote: sweepUpvotesOf,
  notification: sweepNotifications,
  passkey: sweepPasskeys,
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
