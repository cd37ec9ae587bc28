import type { MemberSummary } from '../../members/store/items.ts';
import type { Stored } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import type { Addition, CountedWrite } from './changes.ts';
import { countNotifications, isRead } from './counts.ts';
import { dismissedNow } from './dismissed.ts';
import { type Groups, groupWrites } from './groups/changes.ts';
import { groupOfNew, groupOfStored } from './groups/group.ts';
import type { NotificationItem } from './items.ts';
import { notificationKeys } from './keys.ts';

const ofNew = (card: MemberSummary, { notification }: Addition) => ({
  reaction: notification,
  group: groupOfNew(card._id, notification),
});

const ofStored = (notification: Stored<NotificationItem>) => ({
  reaction: notification,
  group: groupOfStored(notification),
});

/** A new notification. */
export function addition(card: MemberSummary, add: Addition, isBornRead: boolean): CountedWrite {
  const { notification, cause } = add;
  const { _id, senderId } = notification;
  const isFoundBySender = senderId !== undefined && (!cause || cause.mayOutlastSender);
  return {
    write: {
      put: {
        ...notificationKeys.keyOf(card._id, notification),
        ...(isFoundBySender && notificationKeys.bySender(senderId, _id)),
        ...notification,
        ...(isBornRead && { read: true }),
      },
      ifNew: true,
    },
    unread: isBornRead || _id <= card.readUpTo ? 0 : 1,
    notificationCount: 1,
    ...ofNew(card, add),
  };
}

/** A notification that its recipient is never to see: it stands only so that its event does not add it again. */
export const hiddenAddition = (card: MemberSummary, add: Addition): CountedWrite => ({
  write: {
    put: { ...notificationKeys.keyOf(card._id, add.notification), ...add.notification, ...dismissedNow() },
    ifNew: true,
  },
  unread: 0,
  notificationCount: 0,
  ...ofNew(card, add),
});

/** The condition under which a notification is still as it was read. */
const asSeen = ({ read, dismissed }: NotificationItem) => ({
  condition: `attribute_exists(pk) AND attribute_${read ? '' : 'not_'}exists(#read) AND attribute_${dismissed ? '' : 'not_'}exists(dismissed)`,
  names: { '#read': 'read' },
});

/** The write that hides a notification from its member for as long as its event may be delivered again. */
export function dismissal(notification: Stored<NotificationItem>): Write {
  const { dismissed, ttl } = dismissedNow();
  const { condition, names } = asSeen(notification);
  return {
    key: notification,
    update: 'SET dismissed = :true, #ttl = :ttl REMOVE gsi1pk, gsi1sk',
    condition,
    names: { ...names, '#ttl': 'ttl' },
    values: { ':true': dismissed, ':ttl': ttl },
  };
}

/** A notification that its member is not to see any more; nothing when that is so already. */
export function hiding(
  card: MemberSummary,
  notification: Stored<NotificationItem>,
): CountedWrite | undefined {
  if (notification.dismissed || notification._id <= card.clearedUpTo) return undefined;
  return {
    write: dismissal(notification),
    unread: isRead(notification, card) ? 0 : -1,
    notificationCount: -1,
    ...ofStored(notification),
  };
}

/** A notification whose cause is gone. */
export function retraction(card: MemberSummary, notification: Stored<NotificationItem>): CountedWrite {
  const isCounted = !notification.dismissed && notification._id > card.clearedUpTo;
  return {
    write: { delete: notification, ...asSeen(notification) },
    unread: isCounted && !isRead(notification, card) ? -1 : 0,
    notificationCount: isCounted ? -1 : 0,
    ...ofStored(notification),
  };
}

/** A notification that is read from now on; nothing when that is so already, or its member is not to see it. */
export function reading(
  card: MemberSummary,
  notification: Stored<NotificationItem>,
): CountedWrite | undefined {
  if (notification.dismissed || isRead(notification, card)) return undefined;
  return {
    write: {
      key: notification,
      update: 'SET #read = :true',
      ...asSeen(notification),
      values: { ':true': true },
    },
    unread: -1,
    notificationCount: 0,
    ...ofStored(notification),
  };
}

/**
 * Changes of one member's notifications, together with the writes that count them on their card and in their groups;
 * nothing for none.
 *
 * @param groups all that the changes concern, as far as they exist
 */
export async function withCounts(
  card: MemberSummary,
  groups: Groups,
  changes: CountedWrite[],
  connections = 0,
): Promise<Write[]> {
  if (changes.length === 0 && connections === 0) return [];
  const sum = (count: 'unread' | 'notificationCount'): number =>
    changes.reduce((all, change) => all + change[count], 0);
  const counts = { unread: sum('unread'), notificationCount: sum('notificationCount'), connections };
  return [
    ...changes.map(({ write }) => write),
    ...(await groupWrites(card, groups, changes)),
    countNotifications(card, counts),
  ];
}
