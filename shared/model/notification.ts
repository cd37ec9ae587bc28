import * as z from 'zod';
import { NOTIFICATIONS_OF_DECISIONS } from '../rules/reporting.ts';
import { id, instant, picture } from './common.ts';
import { person } from './member.ts';

export const notificationType = z.enum([
  'post_like',
  'post_comment',
  'post_share',
  'connection_request',
  'connection_accepted',
  'connection_rejected',
  'connection_removed',
  'project_comment',
  'project_upvote',
  'comment_removed',
  'application_received',
  'application_accepted',
  'application_rejected',
  'application_rejected_auto',
  'application_cancelled',
  'team_member_left',
  'team_member_removed',
  ...NOTIFICATIONS_OF_DECISIONS,
]);

export type NotificationType = z.infer<typeof notificationType>;

export const notification = () =>
  z.strictObject({
    _id: id,
    type: notificationType,
    read: z.boolean(),
    createdAt: instant,
    sender: person(),
    content: z.string().min(1),
    post: z.strictObject({ _id: id, image: picture, content: z.string() }).optional(),
    project: z
      .strictObject({ _id: id, name: z.string(), poster: picture, description: z.string() })
      .optional(),
  });
export type Notification = z.infer<ReturnType<typeof notification>>;
