import type { Author, CurrentUser, Role } from '../../shared/model/member.ts';

/** What stands in the table, by kind; `keys.ts` says where, `docs/data-model.md` what for. */

/** The key of an item in the index `gsi1`. */
export interface IndexKey {
  gsi1pk: string;
  gsi1sk: string;
}

/** A member as the table holds them: the profile, without its connections. */
export type MemberItem = Omit<CurrentUser, 'connections'> & {
  /** Counts the changes of what stands beside the member's posts, so that an older one never overwrites a newer. */
  cardVersion: number;
};

/**
 * Who may sign in as a member, and where they are signed in. It stands apart from the profile, so that no list ever
 * reads a password hash; all sessions of a member in one item end together with one write.
 */
export interface AccountItem {
  memberId: string;
  username: string;
  passwordHash: string;
  userRole: Role | null;
  isAdmin: boolean;
  /** Seconds since 1970 at which each session ends, by session id. */
  sessions: Record<string, number>;
}

/** A name that one member holds: the item that makes usernames and e-mail addresses unique. */
export interface HandleItem {
  memberId: string;
}

/** A post. Who wrote it stands beside the text, so that a page of the feed is one read; a job renews it on a rename. */
export interface PostItem extends IndexKey {
  _id: string;
  author: Author;
  authorVersion: number;
  content: string;
  createdAt: string;
}

/** What is counted of a post's likes; it exists as long as its post. */
export interface LikesItem {
  likeCount: number;
  /** The newest likers, oldest first; sometimes a few more than are shown. */
  likers: string[];
}

/** One member likes one post: the truth that the counts are derived from. */
export interface LikeItem extends IndexKey {
  postId: string;
  memberId: string;
  likedAt: string;
}

/** The months in which anything was posted. */
export interface MonthsItem {
  months: Set<string>;
}

/** What a finished call answered. */
export interface RememberedAnswer {
  status: number;
  body: string;
}

/** One use of an Idempotency-Key: `fingerprint` tells its request from another, `at` is when it was first seen. */
export interface RequestItem {
  fingerprint: string;
  at: number;
  answer?: RememberedAnswer;
  /** The call's effect has happened, for calls that would undo themselves when carried out twice. */
  done?: boolean;
  /** Seconds since 1970. */
  ttl: number;
}

/** Tries of one kind by one account or address. */
export interface AttemptsItem {
  count: number;
  /** Milliseconds since 1970 of the last try that was let through although the free ones were used up. */
  lastAt?: number;
  /** Seconds since 1970. */
  ttl: number;
}

/** Work that is too much for one transaction, by kind, with what it needs to know. */
export interface JobKinds {
  'refresh-author': { memberId: string };
  'sweep-post': { postId: string };
  /** Files of a member that a change of the profile has replaced, or stored without becoming true. */
  'drop-media': { memberId: string; paths: string[] };
}

export type JobKind = keyof JobKinds;

export type JobOf<Kind extends JobKind> = {
  jobId: string;
  kind: Kind;
  about: JobKinds[Kind];
  /** How far the work has come; absent at its beginning. */
  cursor?: string;
  /** A second pass follows the first, for writes that were on their way while it ran. */
  pass: 1 | 2;
};

/** A job as the table holds it: written with the first transaction of its work, deleted when all is done. */
export type JobItem = { [Kind in JobKind]: JobOf<Kind> }[JobKind];
