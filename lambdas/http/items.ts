import type { Role } from '../../shared/model/member.ts';
import type { Suspension } from '../../shared/model/suspension.ts';
import type { DailyKind } from '../../shared/rules/daily-limits.ts';

/** Tries of one kind by one account or address. */
export interface AttemptsItem {
  count: number;
  /** Milliseconds since 1970 of the last guess that was let through. */
  lastAt?: number;
  /** Seconds since 1970. */
  ttl: number;
}

/** What a member has done in one day (of UTC), by kind. */
export interface UsesItem extends Partial<Record<DailyKind, number>> {
  /** Seconds since 1970. */
  ttl: number;
}

/** Where a session was used last. */
export interface SessionClient {
  /** Seconds since 1970, to the hour or so. */
  lastSeenAt: number;
  /** Browser and system, such as `Chrome on Windows`; "" when unknown. */
  name: string;
  /** The network of the address, such as `203.0.113.*`. */
  address: string;
  /** The session began with a mailed link, which proves no more than a look into the mailbox; known while it is new. */
  isByLink?: true;
}

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
  /** Whether anybody has ever signed in as the member: the very first browser is no news. */
  hasSignedIn?: boolean;
  /** Until when, and why, the member may not write; the profile tells them. */
  suspension?: Suspension;
  /** Whether anybody is hidden from the member or muted, or ever was: who stands in an item of its own. */
  hasHidden?: boolean;
  /** How many passkeys the member has; none when absent. */
  passkeys?: number;
  /** Where sessions were used, by session id. Accounts stored before this existed have none until their next sign-in. */
  clients?: Record<string, SessionClient>;
}
