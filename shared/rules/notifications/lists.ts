import type { NotificationType } from '../../model/notification-type.ts';
import { NOTIFICATION_FILTERS, type NotificationFilter } from './filters.ts';

/** The lists in which notifications are kept apart, so that each can be read without the others. */
export const NOTIFICATION_LISTS = ['reactions', 'mentions', 'connections', 'projects', 'others'] as const;
export type NotificationList = (typeof NOTIFICATION_LISTS)[number];

/** In which list notifications of a type are kept. Those that many members cause by one thing are reactions. */
export const LIST_OF: Record<NotificationType, NotificationList> = {
  post_like: 'reactions',
  post_comment: 'reactions',
  comment_reply: 'reactions',
  project_upvote: 'reactions',
  project_comment: 'reactions',

  post_share: 'others',
  post_mention: 'mentions',
  comment_mention: 'mentions',

  connection_request: 'connections',
  connection_accepted: 'connections',
  connection_rejected: 'connections',
  connection_removed: 'connections',

  project_interest: 'projects',
  deck_shared: 'projects',
  application_received: 'projects',
  application_accepted: 'projects',
  application_rejected: 'projects',
  application_rejected_auto: 'projects',
  application_cancelled: 'projects',
  application_expired: 'projects',
  application_waiting: 'projects',
  team_member_left: 'projects',
  team_member_removed: 'projects',
  project_closed: 'projects',
  project_reopened: 'projects',
  project_removed: 'projects',
  project_update: 'projects',
  project_handed_over: 'projects',

  search_match: 'others',
  comment_removed: 'others',
  content_removed: 'others',
  account_suspended: 'others',
  suspension_lifted: 'others',
};

/** Whether notifications of a type about one thing become one row. */
export const isReaction = (type: NotificationType): boolean => LIST_OF[type] === 'reactions';

const REACTIONS_TO_PROJECTS: ReadonlySet<NotificationType> = new Set(['project_upvote', 'project_comment']);

/** What notifications of a type are narrowed to by; undefined when they show among all only. */
export function filterOf(type: NotificationType): NotificationFilter | undefined {
  if (REACTIONS_TO_PROJECTS.has(type)) return 'projects';
  return NOTIFICATION_FILTERS.find((filter) => filter === LIST_OF[type]);
}
