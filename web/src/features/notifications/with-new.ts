import { DAY, NOTIFICATION_ACTORS } from '../../../../shared/limits.ts';
import type { Notification, NotificationGroup } from '../../../../shared/model/notification.ts';
import { isReaction } from '../../../../shared/rules/notifications/lists.ts';
import { senderNames } from '../../../../shared/rules/notifications/sender-names.ts';
import { asGroup, type NotificationFeed } from './feed.ts';

const thingOf = ({ post, project }: Notification): string | undefined => post?._id ?? project?._id;

/** Whether a notification that has just come belongs to a row, as far as can be told from here. */
const isOfRow = (row: NotificationGroup, notification: Notification): boolean =>
  isReaction(row.type) &&
  row.type === notification.type &&
  thingOf(row) === thingOf(notification) &&
  Date.parse(notification.createdAt) - Date.parse(row.createdAt) < DAY;

/** A row with one more notification; the next look at the server says it exactly. */
function withOneMore(row: NotificationGroup, notification: Notification): NotificationGroup {
  const { _id, sender, content, read } = notification;
  const others = row.actors.filter((actor) => actor._id !== sender._id);
  const actors = [sender, ...others].slice(0, NOTIFICATION_ACTORS);
  const actorCount = row.actorCount + Number(others.length === row.actors.length);
  const names = senderNames(
    actors.map(({ name }) => name),
    actorCount,
  );
  return {
    ...row,
    ...notification,
    content: content.startsWith(sender.name) ? names + content.slice(sender.name.length) : content,
    read: row.read && read,
    actors,
    actorCount,
    unreadCount: row.unreadCount + Number(!read),
    ids: [_id, ...row.ids],
  };
}

/** The feed with a notification that has just come. */
export function withNew(feed: NotificationFeed, notification: Notification): NotificationFeed {
  if (feed.rows.some(({ ids }) => ids.includes(notification._id))) return feed;
  const known = feed.rows.find((row) => isOfRow(row, notification));
  const row = known ? withOneMore(known, notification) : asGroup(notification);
  const rows = [row, ...feed.rows.filter((one) => one !== known)].sort((one, other) =>
    one._id < other._id ? 1 : -1,
  );
  return { ...feed, rows, unread: feed.unread + Number(!notification.read) };
}
