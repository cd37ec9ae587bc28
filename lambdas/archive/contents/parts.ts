import type { LeftBehind } from '../../jobs/left-behind.ts';
import { passkeys, profile, recoveryCodes, sessions } from './account.ts';
import { connections, requests } from './connections.ts';
import { blocks, mutes } from './hidden.ts';
import { notifications } from './notifications.ts';
import type { Part } from './part.ts';
import { comments, likes, posts, reactions, votes } from './posts.ts';
import { applications, formerTeams, projectComments, projects, upvotes } from './projects.ts';
import { reports } from './reports.ts';

/** Where the items of each kind are found that names a member in its key; a new kind does not compile without. */
const PARTS: Record<LeftBehind, Part[]> = {
  relation: [connections, requests],
  like: [likes],
  vote: [votes],
  reaction: [reactions],
  team: [projects],
  former: [formerTeams],
  application: [applications],
  // The order of the applications, no more.
  applied: [],
  upvote: [upvotes],
  notification: [notifications],
  report: [reports],
  block: [blocks],
  mute: [mutes],
  // Follows from these.
  hidden: [],
  passkey: [passkeys],
  codes: [recoveryCodes],
  // The state of the archive itself.
  archive: [],
};

/** What is found by an index, or belongs to the account. */
const OTHERS: Part[] = [profile, sessions, posts, comments, projectComments];

/** Every file of an archive but those that members have uploaded. */
export const parts: readonly Part[] = [...OTHERS, ...Object.values(PARTS).flat()];
