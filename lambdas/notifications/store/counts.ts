import type { MemberSummary, NotificationCounts } from '../../members/store/items.ts';
import { memberKeys } from '../../members/store/keys.ts';
import { readStoredCard } from '../../members/store/members.ts';
import { newId } from '../../table/ids.ts';
import { update } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import type { NotificationItem } from './items.ts';
import { notificationKeys } from './keys.ts';
import { newestOf } from './lists.ts';

/** Whether a notification counts as read, by itself or because everything up to a later one was marked. */
export const isRead = ({ _id, read }: NotificationItem, { readUpTo }: MemberSummary): boolean =>
  read === true || _id <= readUpTo;

/** How a member's counts change. */
export type CountChange = Pick<NotificationCounts, 'unread' | 'notificationCount'> & { connections?: number };

/**
 * The write that changes the counts on a member's card. It fails when the member has marked or cleared everything since
 * the card was read.
 *
 * @param card as it was read
 */
export const countNotifications = (
  { _id, readUpTo, clearedUpTo }: MemberSummary,
  { unread, notificationCount, connections = 0 }: CountChange,
): Write => ({
  key: memberKeys.card(_id),
  update:
    'ADD unread :unread, notificationCount :notificationCount, connectionCount :connections, notificationChanges :one',
  condition: 'readUpTo = :read AND clearedUpTo = :cleared',
  values: {
    ':unread': unread,
    ':notificationCount': notificationCount,
    ':connections': connections,
    ':one': 1,
    ':read': readUpTo,
    ':cleared': clearedUpTo,
  },
});

const NO_TAIL = new Uint8Array(6);

/**
 * Reads a member's card together with an id that is behind every notification that is counted on it.
 *
 * @returns undefined when there is no such member
 */
export async function readNewest(
  memberId: string,
): Promise<{ card: MemberSummary; upTo: string } | undefined> {
  const card = await readStoredCard(memberId, { consistent: true });
  if (!card) return undefined;
  const lists = notificationKeys.lists(memberId).map((partition) => ({ partition }));
  // Ids come from the clocks of other functions, which may be ahead of this one.
  const { items } = await newestOf<NotificationItem>(lists, { limit: 1 }, { consistent: true });
  const known = [newId(Date.now() + 1, NO_TAIL), items[0]?._id ?? '', card.readUpTo];
  return { card, upTo: known.sort().at(-1) ?? '' };
}

/** Whether the list of a member's notifications is as it was when their card was read. */
const unchanged = ({ notificationChanges, readUpTo }: MemberSummary) => ({
  condition: 'notificationChanges = :seen AND readUpTo = :before',
  values: { ':seen': notificationChanges, ':before': readUpTo, ':one': 1, ':none': 0 },
});

/**
 * Marks everything as read, whatever the number of notifications. What has happened before but is notified later counts
 * as read as well.
 *
 * @throws ConditionFailedError when the list has changed since the card was read
 */
export async function markAllRead(card: MemberSummary, upTo: string): Promise<void> {
  const { condition, values } = unchanged(card);
  await update(memberKeys.card(card._id), {
    update: 'SET readUpTo = :mark, unread = :none, notificationChanges = notificationChanges + :one',
    condition,
    values: { ...values, ':mark': upTo },
  });
}

/** The write that hides all notifications at once. */
export function clearAll(card: MemberSummary, upTo: string): Write {
  const { condition, values } = unchanged(card);
  return {
    key: memberKeys.card(card._id),
    update:
      'SET readUpTo = :mark, clearedUpTo = :mark, unread = :none, notificationCount = :none, notificationChanges = notificationChanges + :one',
    condition,
    values: { ...values, ':mark': upTo },
  };
}
