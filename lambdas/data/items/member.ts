import type { Author, CurrentUser, Role } from '../../../shared/model/member.ts';
import type { NotificationType } from '../../../shared/model/notification.ts';
import type { EndReason } from '../../../shared/rules/notification-content.ts';
import type { IndexKey } from './index-key.ts';

/**
 * What is counted of a member's notices: on the card, and in shards beside it where many notices come at once. Only
 * the sums mean something; reading everything sets the card's counts to what makes them zero.
 */
export interface InboxCounts {
  unread: number;
  notices: number;
  /** Every change of the list, so that an unchanged list is known without reading it. */
  inboxChanges: number;
}

/**
 * What lists show of a member and what is counted of them: small, because it is read and written often. All of it
 * but `focus` is public.
 */
export interface CardItem extends Author, InboxCounts {
  organization: string;
  location: string;
  /** The first of the member's investment interests, or "": a reason to suggest them. */
  focus: string;
  connectionCount: number;
  /** All notices up to this id count as read. */
  readUpTo: string;
  /** All notices up to this id are gone. */
  clearedUpTo: string;
  /** Counts the changes of what is shown, so that an older one never overwrites a newer. */
  cardVersion: number;
}

/** The rest of a member: what only their own profile shows. */
export type ProfileItem = Omit<CurrentUser, 'connections' | keyof CardItem>;

/** A member, from both items. */
export type MemberItem = CardItem & ProfileItem;

/** A member's place in the list of everybody of their role. */
export interface RoleItem {
  memberId: string;
}

/** One of the places where a search by name finds a member, with what the search compares. */
export interface NameItem {
  card: Pick<Author, '_id' | 'name' | 'username'>;
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
}

/** A name that one member holds: the item that makes usernames and e-mail addresses unique. */
export interface HandleItem {
  memberId: string;
}

/**
 * What one member is to another. A pair that has to do with each other has two, one under each; they change together.
 */
export interface RelationItem extends Partial<IndexKey> {
  otherId: string;
  /** As `connectionStatus` names it; `rejected` is kept for a while by who rejected, so that they cannot do it twice. */
  state: 'pending_sender' | 'pending_recipient' | 'connected' | 'rejected';
  /** When the request was made: the first part of its `_id`. */
  requestedAt: string;
  /** The notice that told this member of the request. */
  noticeId?: string;
  /** Seconds since 1970. */
  ttl?: number;
}

/**
 * Something a member was told (WIRE section 3); who and what it is about is looked up when it is shown. It stands in
 * the member's list, or it is a like: then the like is the notice, and `gsi1` lists it.
 */
export interface NoticeItem extends Partial<IndexKey> {
  _id: string;
  type: NotificationType;
  /** Absent when who has brought it about has left Hearth with it. */
  senderId?: string;
  postId?: string;
  projectId?: string;
  /** The role of an application, as it was called then. */
  roleTitle?: string;
  /** Why the application was cancelled, or the place in the team has ended. */
  cancelReason?: EndReason;
  /** As notices of an earlier release say that the role was removed. */
  isRoleGone?: true;
  /** In place of `projectId`: the project as it was called, once it has been removed. */
  projectName?: string;
  commentId?: string;
  /** Read by itself; `readUpTo` of the card counts as well. */
  read?: true;
}
