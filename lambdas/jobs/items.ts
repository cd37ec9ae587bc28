import type { MailOrder } from '../mail/orders.ts';
import type { NewNotification } from '../notifications/store/notify.ts';
import type { EdgeKind } from '../visibility/keys.ts';

/** A removed project, by the names that it and its roles had. */
export interface RemovedProject {
  /** About when it was removed, in milliseconds since 1970. */
  at: number;
  name: string;
  roleTitles: Record<string, string>;
}

/** Work that is too much for one transaction, by kind, with what it needs to know. */
export interface JobKinds {
  'refresh-author': { memberId: string };
  /** `files` are the paths of those that the post has shown. */
  'sweep-post': { postId: string; authorId: string; files?: string[]; hasPoll?: boolean };
  /** Brings what is counted of a post in shards back into its tally, once fewer come at the same moment. */
  'fold-counts': { postId: string };
  /** Reactions to a comment that was deleted. */
  'sweep-comment': { postId: string; commentId: string };
  /**
   * Files of a member that a change of the profile has replaced, or that were stored for it or for the post or project
   * of this id without becoming true.
   */
  'drop-media': { memberId: string; paths: string[]; postId?: string; projectId?: string };
  'sweep-member': { memberId: string };
  /** The owner of a post or project has deleted a comment of somebody else there. */
  'tell-writer': { memberId: string; notification: NewNotification };
  'delete-cleared-notifications': { memberId: string; upTo: string };
  'sync-connections': Record<never, never>;
  /** Brings the applications for a role in line with its positions; `title` is that of a removed role. */
  'settle-role': { projectId: string; roleId: string; title?: string };
  /** `before` is when one was accepted; absent when the member no longer looks for roles. */
  'cancel-applications': { memberId: string; before?: string };
  /** `removed` is what its team and its applicants are notified of. */
  'sweep-project': { projectId: string; removed: RemovedProject };
  /** One of the two has blocked the other, or mutes them, for as long as that edge stands. */
  'part-members': { memberId: string; otherId: string; edgeId: string; kind: EdgeKind };
  /** Has a worker of its own, because it may take a quarter of an hour. */
  'write-archive': { memberId: string; archiveId: string };
  /** Has a worker of its own, the only function that mails. */
  'send-mail': MailOrder;
}

export type JobKind = keyof JobKinds;

export type JobOf<Kind extends JobKind> = {
  jobId: string;
  kind: Kind;
  about: JobKinds[Kind];
  /** An id of when it began, or began anew: what tells it from the job that it has taken the place of. */
  begun: string;
  /** How far the work has come; absent at its beginning. */
  cursor?: string;
  /** A second pass follows the first, for writes that were on their way while it ran. */
  pass: 1 | 2;
  /** Milliseconds since 1970 before which its pass must not begin. */
  restsUntil?: number;
  /** Tries in a row that have failed. */
  failures?: number;
  /** The id of the call from which it follows. */
  trace?: string;
  /** Milliseconds since 1970 at which a mail was handed over. */
  handedOverAt?: number;
  /** By whom: tells a worker's own claim from that of another one. */
  claimId?: string;
  /** Whether a mail was counted: another try to hand it over is none more. */
  isCounted?: true;
};

/** A job as the table holds it: written with the first transaction of its work, deleted when all is done. */
export type JobItem = { [Kind in JobKind]: JobOf<Kind> }[JobKind];
