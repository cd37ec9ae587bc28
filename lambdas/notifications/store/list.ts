import type { CardItem } from '../../members/store/items.ts';
import { readCard } from '../../members/store/members.ts';
import { newestFirst, type PageOf } from '../../table/paginate.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get, type Stored } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import { countNotifications, isRead } from './counts.ts';
import { dismissedNow } from './dismissed.ts';
import type { NotificationItem } from './items.ts';
import { notificationKeys } from './keys.ts';

type Notification = Stored<NotificationItem>;

/**
 * Reads a member's notifications, newest first, without those that they have deleted or cleared.
 *
 * @param card of the member
 */
export async function readNotifications(
  card: CardItem,
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

/** The writes that change a notification as it was read, with the counts on the member's card. */
type ChangeOf = (notification: Notification, card: CardItem) => Write[];

/** Whether a member has a notification; if so, it is changed as it stands now. */
const change = (memberId: string, notificationId: string, changeOf: ChangeOf): Promise<boolean> =>
  retryOnConflict(async () => {
    const [notification, card] = await Promise.all([
      get(notificationKeys.notification(memberId, notificationId), { consistent: true }),
      readCard(memberId, { consistent: true }),
    ]);
    if (!notification || notification.dismissed || !card || notificationId <= card.clearedUpTo) return false;
    const writes = changeOf(notification, card);
    if (writes.length > 0) await transact(writes);
    return true;
  });

/** The condition under which a notification is still as it was read. */
const asSeen = ({ read }: NotificationItem) => ({
  condition: `attribute_exists(pk) AND attribute_not_exists(dismissed) AND attribute_${read ? '' : 'not_'}exists(#read)`,
  names: { '#read': 'read' },
});

/** The writes that mark one notification as read; none when it is read already. */
export const markReadWrites: ChangeOf = (notification, card) =>
  isRead(notification, card)
    ? []
    : [
        {
          key: notification,
          update: 'SET #read = :true',
          ...asSeen(notification),
          values: { ':true': true },
        },
        countNotifications(card, { unread: -1, notificationCount: 0 }),
      ];

/** The write that hides a notification from its member for as long as its event may be delivered again. */
export function dismissal(notification: Notification): Write {
  const { dismissed, ttl } = dismissedNow();
  return {
    key: notification,
    update: 'SET dismissed = :true, #ttl = :ttl REMOVE gsi1pk, gsi1sk',
    condition: asSeen(notification).condition,
    names: { ...asSeen(notification).names, '#ttl': 'ttl' },
    values: { ':true': dismissed, ':ttl': ttl },
  };
}

const dismissWrites: ChangeOf = (notification, card) => [
  dismissal(notification),
  countNotifications(card, { unread: isRead(notification, card) ? 0 : -1, notificationCount: -1 }),
];

/**
 * Marks one notification as read.
 *
 * @returns false when the member has no such notification
 */
export const markRead = (memberId: string, notificationId: string): Promise<boolean> =>
  change(memberId, notificationId, markReadWrites);

/**
 * Deletes one notification for its member.
 *
 * @returns false when the member has no such notification
 */
export const dismiss = (memberId: string, notificationId: string): Promise<boolean> =>
  change(memberId, notificationId, dismissWrites);
