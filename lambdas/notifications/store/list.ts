import type { MemberSummary } from '../../members/store/items.ts';
import { readStoredCard } from '../../members/store/members.ts';
import type { Effect } from '../../table/effect.ts';
import { newestFirst, type PageOf } from '../../table/paginate.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get, type Stored } from '../../table/table.ts';
import { type CountedWrite, hiding, reading, withCounts } from './counted-writes.ts';
import type { NotificationItem } from './items.ts';
import { notificationKeys } from './keys.ts';

type Notification = Stored<NotificationItem>;

/**
 * Reads a member's notifications, newest first, without those that they have deleted or cleared.
 *
 * @param card of the member
 */
export async function readNotifications(
  card: MemberSummary,
  { before, limit }: PageOf,
): Promise<{ notifications: Notification[]; more: boolean }> {
  const found: Notification[] = [];
  const list = { partition: notificationKeys.notifications(card._id) };
  for (let last = before; ; ) {
    const { items, more } = await newestFirst<NotificationItem>(list, { before: last, limit });
    const kept = items.filter(({ _id }) => _id > card.clearedUpTo);
    found.push(...kept.filter(({ dismissed }) => !dismissed));
    last = items.at(-1)?._id;
    // Behind a cleared notification there are only cleared ones.
    const goesOn = more && kept.length === items.length;
    if (found.length > limit || !goesOn)
      return { notifications: found.slice(0, limit), more: goesOn || found.length > limit };
    if (found.length === limit) return { notifications: found, more: true };
  }
}

/** What is to become of a notification as it stands now; nothing when that is so already. */
type WriteOf = (card: MemberSummary, notification: Notification) => CountedWrite | undefined;

/** Whether a member has a notification; if so, it is changed with the counts on their card. */
const change = (
  effect: Effect,
  memberId: string,
  notificationId: string,
  writeOf: WriteOf,
): Promise<boolean> =>
  retryOnConflict(async () => {
    const [notification, card] = await Promise.all([
      get(notificationKeys.notification(memberId, notificationId), { consistent: true }),
      readStoredCard(memberId, { consistent: true }),
    ]);
    if (!notification || notification.dismissed || !card || notificationId <= card.clearedUpTo) return false;
    const changed = writeOf(card, notification);
    if (changed) await effect.commit(withCounts(card, [changed]));
    return true;
  });

/**
 * Marks one notification as read.
 *
 * @returns false when the member has no such notification
 */
export const markRead = (effect: Effect, memberId: string, notificationId: string): Promise<boolean> =>
  change(effect, memberId, notificationId, reading);

/**
 * Deletes one notification for its member.
 *
 * @returns false when the member has no such notification
 */
export const dismiss = (effect: Effect, memberId: string, notificationId: string): Promise<boolean> =>
  change(effect, memberId, notificationId, hiding);
