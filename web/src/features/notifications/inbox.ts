import type { Notification } from '../../../../shared/model/notification.ts';

/** What a member was told, newest first, as far as it has been read from the server. */
export interface Inbox {
  rows: readonly Notification[];
  /** How many are unread, those further down included. */
  unread: number;
  /** The cursor of what is older than the last row; undefined when there is no more. */
  next: string | undefined;
}

const asRead = (row: Notification): Notification => (row.read ? row : { ...row, read: true });

/** Where nothing is unread, no row is: somebody may have marked all as read in another window. */
const settled = (inbox: Inbox): Inbox =>
  inbox.unread > 0 ? inbox : { ...inbox, rows: inbox.rows.map(asRead) };

/**
 * The inbox after a look at its top: what was read further down stays, unless so much has come that there is a gap.
 *
 * @param newest the first page as the server has it now
 */
export function withNewest(inbox: Inbox | undefined, newest: Inbox): Inbox {
  const first = inbox?.rows[0];
  const last = newest.rows.at(-1);
  if (!inbox || !first || !last || newest.next === undefined || first._id < last._id) return newest;
  const older = inbox.rows.filter(({ _id }) => _id < last._id);
  if (older.length === 0) return newest;
  return settled({ ...newest, rows: [...newest.rows, ...older], next: inbox.next });
}

/**
 * The inbox with its next page, unless it has started over in the meantime.
 *
 * @param cursor what the page was asked with
 */
export function withOlder(inbox: Inbox, cursor: string, older: Inbox): Inbox {
  if (inbox.next !== cursor) return inbox;
  return settled({ ...inbox, rows: [...inbox.rows, ...older.rows], next: older.next });
}

const unreadWithout = ({ rows, unread }: Inbox, id: string) =>
  rows.some(({ _id, read }) => _id === id && !read) ? Math.max(0, unread - 1) : unread;

/** The inbox after this notification was read. */
export const withRead = (inbox: Inbox, id: string): Inbox => ({
  ...inbox,
  unread: unreadWithout(inbox, id),
  rows: inbox.rows.map((row) => (row._id === id ? asRead(row) : row)),
});

/** The inbox after everything was read. */
export const withAllRead = (inbox: Inbox): Inbox => settled({ ...inbox, unread: 0 });

/** The inbox after this notification was deleted. */
export const without = (inbox: Inbox, id: string): Inbox => ({
  ...inbox,
  unread: unreadWithout(inbox, id),
  rows: inbox.rows.filter(({ _id }) => _id !== id),
});
