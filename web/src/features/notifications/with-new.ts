import type { Notification } from '../../../../shared/model/notification.ts';
import type { NotificationFeed } from './feed.ts';

/** The feed with a notification that has just come. */
export function withNew(feed: NotificationFeed, notification: Notification): NotificationFeed {
  if (feed.rows.some(({ _id }) => _id === notification._id)) return feed;
  const rows = [notification, ...feed.rows].sort((one, other) => (one._id < other._id ? 1 : -1));
  return { ...feed, rows, unread: feed.unread + Number(!notification.read) };
}
