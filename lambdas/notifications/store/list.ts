import type { MemberSummary } from '../../members/store/items.ts';
import { readStoredCard } from '../../members/store/members.ts';
import { getMany } from '../../table/batch.ts';
import type { Effect } from '../../table/effect.ts';
import type { PageOf } from '../../table/paginate.ts';
import { retryOnConflict } from '../../table/retry.ts';
import type { Stored } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import type { CountedWrite } from './changes.ts';
import { hiding, reading, withCounts } from './counted-writes.ts';
import { isRead } from './counts.ts';
import { hidingGroup, readingGroup } from './groups/act.ts';
import { readGroups } from './groups/changes.ts';
import { groupOfStored, withMarksOf } from './groups/group.ts';
import type { GroupItem, NotificationItem } from './items.ts';
import { notificationKeys } from './keys.ts';
import { newestOf } from './lists.ts';

type Notification = Stored<NotificationItem>;

/** Those of a page that are not deleted with their group, marked as read where their group is. */
export async function readShown(card: MemberSummary, notifications: Notification[]): Promise<Notification[]> {
  const groups = await readGroups(notifications.map(groupOfStored), { consistent: false });
  return notifications.flatMap((notification) => {
    const marked = withMarksOf(card, groups.get(groupOfStored(notification)?.sk ?? ''));
    if (notification._id <= marked.clearedUpTo) return [];
    return isRead(notification, marked) ? [{ ...notification, read: true as const }] : [notification];
  });
}

/**
 * Reads a member's notifications, newest first, without those that they have deleted or cleared; `readShown` tells which
 * of them count as read or deleted with their group.
 *
 * @param card of the member
 */
export async function readNotifications(
  card: MemberSummary,
  { before, limit }: PageOf,
): Promise<{ notifications: Notification[]; more: boolean }> {
  const found: Notification[] = [];
  const lists = notificationKeys.lists(card._id).map((partition) => ({ partition }));
  for (let last = before; ; ) {
    const { items, more } = await newestOf<NotificationItem>(lists, { before: last, limit });
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

/** What is to become of a notification as it stands now, or of its group; nothing when that is so already. */
interface Change {
  one: (card: MemberSummary, notification: Notification) => CountedWrite | undefined;
  group: (card: MemberSummary, group: Stored<GroupItem>) => Write[];
}

/** Whether a member has a notification; if so, it is changed with the counts on their card. */
const change = (
  effect: Effect,
  memberId: string,
  notificationId: string,
  asGroup: boolean,
  { one, group: all }: Change,
): Promise<boolean> =>
  retryOnConflict(async () => {
    const [[notification], card] = await Promise.all([
      getMany(notificationKeys.keysOf(memberId, notificationId), { consistent: true }),
      readStoredCard(memberId, { consistent: true }),
    ]);
    if (!notification || notification.dismissed || !card) return false;
    const groups = await readGroups([groupOfStored(notification)]);
    const [group] = groups.values();
    const marked = withMarksOf(card, group);
    if (notificationId <= marked.clearedUpTo) return false;
    if (asGroup && group && group.count > 1) {
      const writes = all(card, group);
      if (writes.length > 0) await effect.commit(writes);
      return true;
    }
    const changed = one(marked, notification);
    if (changed) await effect.commit(await withCounts(card, groups, [changed]));
    return true;
  });

/**
 * Marks one notification as read.
 *
 * @param asGroup marks all of its group, if it has one
 * @returns false when the member has no such notification
 */
export const markRead = (
  effect: Effect,
  memberId: string,
  notificationId: string,
  asGroup: boolean,
): Promise<boolean> =>
  change(effect, memberId, notificationId, asGroup, { one: reading, group: readingGroup });

/**
 * Deletes one notification for its member.
 *
 * @param asGroup deletes all of its group, if it has one
 * @returns false when the member has no such notification
 */
export const dismiss = (
  effect: Effect,
  memberId: string,
  notificationId: string,
  asGroup: boolean,
): Promise<boolean> => change(effect, memberId, notificationId, asGroup, { one: hiding, group: hidingGroup });
