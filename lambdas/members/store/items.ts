import type { Author, CurrentUser } from '../../../shared/model/member.ts';

/** Counts of a member's notifications. */
export interface NotificationCounts {
  unread: number;
  notificationCount: number;
  /** Every change of the list, so that an unchanged list is known without reading it. */
  notificationChanges: number;
}

/**
 * What lists show of a member and what is counted of them: small, because it is read and written often. All of it
 * but `focus` is public.
 */
export interface MemberSummary extends Author, NotificationCounts {
  organization: string;
  location: string;
  /** The first of the member's investment interests, or "": a reason to suggest them. */
  focus: string;
  connectionCount: number;
  /** The read watermark: all notifications up to this id count as read. */
  readUpTo: string;
  /** The cleared watermark: all notifications up to this id are deleted. */
  clearedUpTo: string;
  /** Counts the changes of what is shown, so that an older one never overwrites a newer. */
  cardVersion: number;
}

/** An e-mail address that a member had before a change that can be taken back. */
export interface FormerAddress {
  address: string;
  /** ISO 8601; tells one change from another. */
  changedAt: string;
}

/** The rest of a member: what only their own profile shows. */
export interface ProfileItem
  extends Omit<CurrentUser, 'connections' | 'emailVerified' | keyof MemberSummary> {
  /** The address that was verified last, or that of the sign-up while none was; "" where that is still `email`. */
  recoveryAddress: string;
  isRecoveryVerified: boolean;
  /** Addresses that the member had when they could win the account back, oldest first. */
  formerAddresses: FormerAddress[];
}

/** A member, from both items. */
export type MemberItem = MemberSummary & ProfileItem;

/** A member's entry in the list of everybody of their role. */
export interface RoleItem {
  memberId: string;
}

/** One of the entries under which a search by name finds a member, with what the search compares. */
export interface NameItem {
  card: Pick<Author, '_id' | 'name' | 'username'>;
}

/** A member's entry in the list of those whose profiles visitors may read. */
export interface PublicPageItem {
  username: string;
}

/** A name or address of a member who has left while suspended: nobody signs up with it until the suspension has ended. */
export interface SuspendedHandleItem {
  /** Seconds since 1970 at which it ends. */
  ttl: number;
}

/** A name that one member holds: the item that makes usernames and e-mail addresses unique. */
export interface HandleItem {
  memberId: string;
  /** An e-mail address that is kept for the member, but not theirs at present. */
  isFormer?: true;
  /** Seconds since 1970 until which it is kept. */
  ttl?: number;
}
