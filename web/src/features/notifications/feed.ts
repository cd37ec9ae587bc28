import type { NotificationGroup, NotificationRow } from '../../../../shared/model/notification.ts';

/** What a member was told, newest first, as far as it has been read from the server. */
export interface NotificationFeed {
  rows: readonly NotificationGroup[];
  /** How many are unread, those further down included. */
  unread: number;
  /** The cursor of what is older than the last row; undefined when there is no more. */
  next: string | undefined;
}

/** A row of the grouped list; one notification is a group by itself. */
export const asGroup = (row: NotificationRow): NotificationGroup => ({
  group: row._id,
  actors: [row.sender],
  actorCount: 1,
  unreadCount: Number(!row.read),
  ids: [row._id],
  ...row,
});

const asRead = (row: NotificationGroup): NotificationGroup =>
  row.read ? row : { ...row, read: true, unreadCount: 0 };

/** Those of some rows that are not among others. */
function notAmong(rows: readonly NotificationGroup[], others: readonly NotificationGroup[]) {
  const groups = new Set(others.map(({ group }) => group));
  return rows.filter(({ group }) => !groups.has(group));
}

/** Where nothing is unread, no row is: somebody may have marked all as read in another window. */
const settled = (feed: NotificationFeed): NotificationFeed =>
  feed.unread > 0 ? feed : { ...feed, rows: feed.rows.map(asRead) };

/**
 * The feed after a look at its top: what was read further down stays, unless so much has come that there is a gap.
 *
 * @param newest the first page as the server has it now
 */
export function withNewest(feed: NotificationFeed | undefined, newest: NotificationFeed): NotificationFeed {
  const first = feed?.rows[0];
  const last = newest.rows.at(-1);
  if (!feed || !first || !last || newest.next === undefined || first._id < last._id) return newest;
  // A group may have come to the top since.
  const older = notAmong(feed.rows, newest.rows).filter(({ _id }) => _id < last._id);
  if (older.length === 0) return newest;
  return settled({ ...newest, rows: [...newest.rows, ...older], next: feed.next });
}

/**
 * The feed with its next page, unless it has started over in the meantime.
 *
 * @param cursor what the page was asked with
 */
export function withOlder(feed: NotificationFeed, cursor: string, older: NotificationFeed): NotificationFeed {
  if (feed.next !== cursor) return feed;
  return settled({ ...feed, rows: [...feed.rows, ...notAmong(older.rows, feed.rows)], next: older.next });
}

const unreadWithout = ({ rows, unread }: NotificationFeed, id: string) =>
  Math.max(0, unread - (rows.find(({ _id }) => _id === id)?.unreadCount ?? 0));

/** The feed after this notification was read. */
export const withRead = (feed: NotificationFeed, id: string): NotificationFeed => ({
  ...feed,
  unread: unreadWithout(feed, id),
  rows: feed.rows.map((row) => (row._id === id ? asRead(row) : row)),
});

/** The feed after everything was read. */
export const withAllRead = (feed: NotificationFeed): NotificationFeed => settled({ ...feed, unread: 0 });

/** The feed after this notification was deleted. */
export const without = (feed: NotificationFeed, id: string): NotificationFeed => ({
  ...feed,
  unread: unreadWithout(feed, id),
  rows: feed.rows.filter(({ _id }) => _id !== id),
});
