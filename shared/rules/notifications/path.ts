import type { Notification } from '../../model/notification.ts';
import type { NotificationType } from '../../model/notification-type.ts';
import type { SearchRequest } from '../../model/saved-search.ts';
import { commentHash } from '../posts/comment-hash.ts';
import { NOTIFICATIONS_OF_DECISIONS } from '../reporting.ts';
import { searchPath } from '../search/search-path.ts';

const OF_DECISIONS: ReadonlySet<NotificationType> = new Set(NOTIFICATIONS_OF_DECISIONS);

/** What founders are told of applications to their projects. */
const RECEIVED: ReadonlySet<NotificationType> = new Set<NotificationType>([
  'application_received',
  'application_waiting',
]);

/** The tab of a project that shows what a notification is about. */
const TABS: Partial<Record<NotificationType, string>> = {
  project_update: '#updates',
  project_interest: '#investors',
  deck_shared: '#deck',
};

type Subject = Pick<Notification, 'type'> & {
  sender: { username: string };
  post?: { _id: string } | undefined;
  project?: { _id: string } | undefined;
  commentId?: string | undefined;
  applicationId?: string | undefined;
  search?: SearchRequest | undefined;
};

/** The screen of what a notification is about; what administrators decide leads to the terms that it follows from. */
export function notificationPath({
  type,
  post,
  project,
  commentId,
  applicationId,
  search,
  sender,
}: Subject): string {
  if (type === 'connection_request') return '/network';
  if (OF_DECISIONS.has(type)) return '/terms';
  if (RECEIVED.has(type)) return `/applicants${applicationId === undefined ? '' : `?open=${applicationId}`}`;
  if (search) return searchPath(search);
  if (post) return `/post/${post._id}${commentId === undefined ? '' : commentHash(commentId)}`;
  if (project) return `/projects/${project._id}${TABS[type] ?? ''}`;
  return sender.username ? `/profile/${sender.username}` : '/notifications';
}
