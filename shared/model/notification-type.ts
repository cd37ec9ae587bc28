import * as z from 'zod';
import { NOTIFICATIONS_OF_DECISIONS } from '../rules/reporting.ts';

/** What members are notified of. */
export const notificationType = z.enum([
  'post_like',
  'post_comment',
  'comment_reply',
  'post_mention',
  'comment_mention',
  'post_share',
  'connection_request',
  'connection_accepted',
  'connection_rejected',
  'connection_removed',
  'project_comment',
  'project_upvote',
  'project_interest',
  'deck_shared',
  'comment_removed',
  'application_received',
  'application_accepted',
  'application_rejected',
  'application_rejected_auto',
  'application_cancelled',
  'application_expired',
  'application_waiting',
  'team_member_left',
  'team_member_removed',
  'project_closed',
  'project_reopened',
  'project_removed',
  'project_update',
  'project_handed_over',
  'search_match',
  ...NOTIFICATIONS_OF_DECISIONS,
]);

export type NotificationType = z.infer<typeof notificationType>;
