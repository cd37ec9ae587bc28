import type { Notification } from '../../../../shared/model/notification.ts';
import { paths } from '../../router/paths.ts';

/** Where a notification leads: to what it is about. */
export function subjectOf({ type, post, project, sender }: Notification): string {
  if (type === 'connection_request') return paths.network;
  if (post) return paths.post(post._id);
  if (project) return paths.project(project._id);
  return paths.profile(sender.username);
}
