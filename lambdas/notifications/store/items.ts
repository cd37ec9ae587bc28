import type { DeclineReason } from '../../../shared/model/application-progress.ts';
import type { NotificationType } from '../../../shared/model/notification-type.ts';
import type { SearchRequest } from '../../../shared/model/saved-search.ts';
import type { EndReason, Moderated, ProjectStanding } from '../../../shared/rules/notifications/content.ts';
import type { IndexKey } from '../../table/key.ts';

/** What a member is notified of; who and what it is about is looked up when it is shown. */
export interface NotificationItem extends Partial<IndexKey> {
  /** Comes from what has happened, so that an event that is delivered twice makes one notification. */
  _id: string;
  type: NotificationType;
  /** Absent when who has caused it has left Hearth with it. */
  senderId?: string;
  postId?: string;
  projectId?: string;
  /** The role of an application, as it was called then. */
  roleTitle?: string;
  /** The application that a founder has received; absent in notifications from before it was kept. */
  applicationId?: string;
  /** Why the application was cancelled, or the place in the team has ended. */
  cancelReason?: EndReason;
  /** Why the application was declined. */
  declineReason?: DeclineReason;
  /** For how many days an application has waited. */
  waitingDays?: number;
  /** How the recipient stands to the project, where nobody has to answer them. */
  standing?: ProjectStanding;
  /** Of a project that was handed over: to the recipient themselves. */
  isNewFounder?: true;
  /** In place of `projectId`: the project as it was called, once it has been removed. */
  projectName?: string;
  /** What an administrator has decided about what the member wrote, or about the member. */
  moderated?: Moderated;
  commentId?: string;
  /** The saved search that has new matches. */
  search?: SearchRequest;
  /** Read by itself; `readUpTo` of the card counts as well. */
  read?: true;
  /** Deleted by its member: it stays hidden for as long as its event may be delivered again. */
  dismissed?: true;
  /** Seconds since 1970. */
  ttl?: number;
}

/** Reactions of one type to one thing within a day: one row of the grouped list. */
export interface GroupItem extends Partial<IndexKey> {
  /** The id of the newest of them, or of the last that there was. */
  _id: string;
  type: NotificationType;
  postId?: string;
  projectId?: string;
  /** The comment or reply that the newest is about; absent where it is not known. */
  commentId?: string;
  /** The newest of them, newest first. */
  ids: string[];
  /** Who has caused each of these. */
  senders: string[];
  count: number;
  /** How many members have caused them. */
  actorCount: number;
  unread: number;
  /** Watermarks like those of a card, for this group alone; never behind those of the card when this was written. */
  readUpTo: string;
  clearedUpTo: string;
  /** Grows with each change. */
  version: number;
  /** Seconds since 1970: of an empty one, whose watermarks count for as long as its notifications may still be there. */
  ttl?: number;
}
