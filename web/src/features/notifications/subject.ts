import type { Notification, NotificationType } from '../../../../shared/model/notification.ts';
import { NOTIFICATIONS_OF_DECISIONS } from '../../../../shared/rules/reporting.ts';
import { paths } from '../../router/paths.ts';

const OF_DECISIONS: ReadonlySet<NotificationType> = new Set(NOTIFICATIONS_OF_DECISIONS);

/** Where a notification leads: to what it is about; what administrators decide, to the terms that it follows from. */
export function subjectOf({ type, post, project, sender }: Notification): string {
  if (type === 'connection_request') return paths.network;
  if (OF_DECISIONS.has(type)) return paths.terms;
  if (post) return paths.post(post._id);
  if (project) return paths.project(project._id);
  return paths.profile(sender.username);
}
