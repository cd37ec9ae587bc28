import type { Notification, NotificationType } from '../../model/notification.ts';
import { NOTIFICATIONS_OF_DECISIONS } from '../reporting.ts';

const OF_DECISIONS: ReadonlySet<NotificationType> = new Set(NOTIFICATIONS_OF_DECISIONS);

type Subject = Pick<Notification, 'type'> & {
  sender: { username: string };
  post?: { _id: string } | undefined;
  project?: { _id: string } | undefined;
};

/** The screen of what a notification is about; what administrators decide leads to the terms that it follows from. */
export function notificationPath({ type, post, project, sender }: Subject): string {
  if (type === 'connection_request') return '/network';
  if (OF_DECISIONS.has(type)) return '/terms';
  if (type === 'application_waiting') return '/applicants';
  if (post) return `/post/${post._id}`;
  if (project) return `/projects/${project._id}${type === 'project_update' ? '#updates' : ''}`;
  return sender.username ? `/profile/${sender.username}` : '/notifications';
}
