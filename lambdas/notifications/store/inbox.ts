import { OutdatedNoticeError } from '../../table/errors.ts';
import { idTime, newId } from '../../table/ids.ts';
import type { Key } from '../../table/key.ts';
import { query, type Stored, update } from '../../table/table.ts';
import type { Write } from '../../table/transact.ts';
import type { CardItem, InboxCounts } from '../../users/store/items.ts';
import { memberKeys } from '../../users/store/keys.ts';
import type { NoticeItem } from './items.ts';
import { notificationKeys } from './keys.ts';

/** Clocks of functions differ by less: no notice that was written before a mark has an id beyond it. */
const CLOCK_SKEW_MS = 1_000;

/** How a member's counts change by one notice; `connections` is counted along with it. */
export interface Change {
  unread: -1 | 0 | 1;
  notices: -1 | 0 | 1;
  connections?: -1 | 0 | 1;
}

const ADDED = 'unread = unread + :unread, notices = notices + :notices, inboxChanges = inboxChanges + :one';

/**
 * The write that counts a notice on its member's card. It fails when the notice would count as read at this moment.
 *
 * @param noticeId absent when it does not matter whether the notice counts as read
 */
export const countNotice = (
  memberId: string,
  { unread, notices, connections = 0 }: Change,
  noticeId?: string,
): Write => ({
  key: memberKeys.card(memberId),
  update: `SET ${ADDED}, connectionCount = connectionCount + :connections`,
  condition: noticeId === undefined ? 'attribute_exists(pk)' : 'readUpTo < :notice',
  values: {
    ':unread': unread,
    ':notices': notices,
    ':connections': connections,
    ':one': 1,
    ...(noticeId !== undefined && { ':notice': noticeId }),
  },
  otherwise: (isMember) => new OutdatedNoticeError(isMember),
});

/**
 * The write that takes notices out of the counts on their member's card. It fails when the member has marked everything
 * as read since the card was read.
 *
 * @param card as it was read
 * @param removed how many notices go, and how many of them were unread
 */
export const uncountNotices = (
  { _id, readUpTo }: CardItem,
  removed: Pick<InboxCounts, 'unread' | 'notices'>,
): Write => ({
  key: memberKeys.card(_id),
  update: `SET ${ADDED}`,
  condition: 'readUpTo = :seen',
  values: { ':unread': -removed.unread, ':notices': -removed.notices, ':one': 1, ':seen': readUpTo },
  otherwise: (isMember) => new OutdatedNoticeError(isMember),
});

/** The write that counts a new notice beside the card, where too many come at once for one item. */
export const countNoticeInShard = (memberId: string, shard: number): Write => ({
  key: notificationKeys.inboxShard(memberId, shard),
  update: 'ADD unread :one, notices :one, inboxChanges :one',
  values: { ':one': 1 },
});

/** A member's card, with the counts of their notices summed over its shards. */
export interface Inbox {
  card: Stored<CardItem>;
  counts: InboxCounts;
}

const isCard = (item: Key): item is Stored<CardItem> => item.sk === memberKeys.card('').sk;

/** How many notices a member has, and how many of them are unread: one Query whatever the number. */
export async function readInbox(memberId: string, { consistent = false } = {}): Promise<Inbox | undefined> {
  const { items } = await query<CardItem | InboxCounts>({
    KeyConditionExpression: 'pk = :member AND begins_with(sk, :card)',
    ExpressionAttributeValues: {
      ':member': memberKeys.member(memberId),
      ':card': memberKeys.card(memberId).sk,
    },
    ConsistentRead: consistent,
  });
  const card = items.find(isCard);
  if (!card) return undefined;
  const sum = (count: keyof InboxCounts): number => items.reduce((all, item) => all + item[count], 0);
  return {
    card,
    counts: { unread: sum('unread'), notices: sum('notices'), inboxChanges: sum('inboxChanges') },
  };
}

/** Whether a notice counts as read, by itself or by a mark. */
export const isRead = ({ _id, read }: NoticeItem, { readUpTo }: CardItem): boolean =>
  read === true || _id <= readUpTo;

/** An id behind every notice that a member can have by now. */
const mark = ({ readUpTo }: CardItem): string =>
  newId(Math.max(Date.now() + CLOCK_SKEW_MS, readUpTo === '' ? 0 : idTime(readUpTo) + 1));

/** What makes a count zero: the card's part of it, less the sum. */
const less = (card: InboxCounts, counts: InboxCounts, count: keyof InboxCounts): number =>
  card[count] - counts[count];

/**
 * Marks everything as read: one write, whatever the number of notices (WIRE, PUT /notifications/read-all).
 *
 * @throws ConditionFailedError when a notice comes at the same moment
 */
export async function markAllRead(memberId: string, { card, counts }: Inbox): Promise<void> {
  await update(memberKeys.card(memberId), {
    update: 'SET readUpTo = :mark, unread = :unread, inboxChanges = inboxChanges + :one',
    condition: 'inboxChanges = :seen AND readUpTo = :before',
    values: {
      ':mark': mark(card),
      ':unread': less(card, counts, 'unread'),
      ':one': 1,
      ':seen': card.inboxChanges,
      ':before': card.readUpTo,
    },
  });
}

/**
 * Hides all notices at once; a job deletes them (WIRE, POST /notifications/reset).
 *
 * @returns the write, which fails when a notice comes at the same moment, and the id of the newest notice it hides
 */
export function clearInbox(memberId: string, { card, counts }: Inbox): { write: Write; upTo: string } {
  const upTo = mark(card);
  const write: Write = {
    key: memberKeys.card(memberId),
    update: [
      'SET readUpTo = :mark, clearedUpTo = :mark, unread = :unread, notices = :notices',
      'inboxChanges = inboxChanges + :one',
    ].join(', '),
    condition: 'inboxChanges = :seen AND readUpTo = :before',
    values: {
      ':mark': upTo,
      ':unread': less(card, counts, 'unread'),
      ':notices': less(card, counts, 'notices'),
      ':one': 1,
      ':seen': card.inboxChanges,
      ':before': card.readUpTo,
    },
  };
  return { write, upTo };
}
