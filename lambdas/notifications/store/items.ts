import type { NotificationType } from '../../../shared/model/notification.ts';
import type { EndReason } from '../../../shared/rules/notice-content.ts';
import type { IndexKey } from '../../table/key.ts';

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
