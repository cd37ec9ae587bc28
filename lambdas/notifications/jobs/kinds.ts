import { jobKind } from '../../jobs/kind.ts';

/** A deleted project, by the names that it and its roles had. */
export interface DeletedProject {
  /** About when it was deleted, in milliseconds since 1970. */
  at: number;
  name: string;
  roleTitles: Record<string, string>;
  /** Absent from jobs that were begun before it was written down. */
  founderId?: string;
}

export const notificationJobKinds = {
  /** Orders the mails of the day that are due at an hour, in milliseconds since 1970. */
  orderDigests: jobKind<{ at: number }>('order-digests'),
  deleteClearedNotifications: jobKind<{ memberId: string; upTo: string }>('delete-cleared-notifications'),
  /** Hides the notifications of a group that their member has deleted: all up to one of them. */
  hideClearedGroup: jobKind<{ memberId: string; group: string; upTo: string }>('hide-cleared-group'),
  /** Notifies those who have to do with a project that it was closed or reopened, at this time. */
  notifyProjectStatus: jobKind<{ projectId: string; at: number }>('notify-project-status'),
  /** Notifies the new founder and those who have to do with a project that it was handed over, at this time. */
  notifyProjectHandedOver: jobKind<{ projectId: string; formerId: string; at: number }>(
    'notify-project-handed-over',
  ),
  /** Notifies those who have to do with a project of an update, or takes that back once it is deleted. */
  notifyProjectUpdate: jobKind<{ projectId: string; founderId: string; updateId: string }>(
    'notify-project-update',
  ),
  /** Notifies members whose saved searches are asked at an hour, in milliseconds since 1970, of new matches. */
  notifySearchMatches: jobKind<{ at: number }>('notify-search-matches'),
  /** Notifies those who have to do with a deleted project, before what belonged to it is deleted. */
  notifyProjectDeleted: jobKind<{ projectId: string; project: DeletedProject }>('notify-project-deleted'),
};
