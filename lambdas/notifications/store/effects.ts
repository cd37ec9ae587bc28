import type { CardItem } from '../../members/store/items.ts';
import type { Stored } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import type { Addition } from './changes.ts';
import { isRead } from './counts.ts';
import { dismissedNow } from './dismissed.ts';
import type { NotificationItem } from './items.ts';
import { notificationKeys } from './keys.ts';
import { dismissal } from './list.ts';

/** What a change of one notification writes, and by how much it changes the counts of its member. */
export interface Effect {
  write: Write;
  unread: number;
  notificationCount: number;
}

/** A new notification. */
export function addition(card: CardItem, { notification, cause }: Addition, isBornRead: boolean): Effect {
  const { _id, senderId } = notification;
  const isFoundBySender = senderId !== undefined && (!cause || cause.mayBeReplaced);
  return {
    write: {
      put: {
        ...notificationKeys.notification(card._id, _id),
        ...(isFoundBySender && notificationKeys.bySender(senderId, _id)),
        ...notification,
        ...(isBornRead && { read: true }),
      },
      ifNew: true,
    },
    unread: isBornRead || _id <= card.readUpTo ? 0 : 1,
    notificationCount: 1,
  };
}

/** A notification that its recipient is never to see: it stands only so that its event does not add it again. */
export const hiddenAddition = (card: CardItem, { notification }: Addition): Effect => ({
  write: {
    put: { ...notificationKeys.notification(card._id, notification._id), ...notification, ...dismissedNow() },
    ifNew: true,
  },
  unread: 0,
  notificationCount: 0,
});

/** A notification that its member is not to see any more; nothing when that is so already. */
export function hiding(card: CardItem, notification: Stored<NotificationItem>): Effect | undefined {
  if (notification.dismissed || notification._id <= card.clearedUpTo) return undefined;
  return {
    write: dismissal(notification),
    unread: isRead(notification, card) ? 0 : -1,
    notificationCount: -1,
  };
}

/** A notification whose cause is gone. */
export function retraction(card: CardItem, notification: Stored<NotificationItem>): Effect {
  const { _id, read, dismissed } = notification;
  const isCounted = !dismissed && _id > card.clearedUpTo;
  return {
    write: {
      delete: notification,
      condition: `attribute_exists(pk) AND attribute_${read ? '' : 'not_'}exists(#read) AND attribute_${dismissed ? '' : 'not_'}exists(dismissed)`,
      names: { '#read': 'read' },
    },
    unread: isCounted && !isRead(notification, card) ? -1 : 0,
    notificationCount: isCounted ? -1 : 0,
  };
}

/** A notification that is read from now on. */
export const reading = (notification: Stored<NotificationItem>): Effect => ({
  write: {
    key: notification,
    update: 'SET #read = :true',
    condition: 'attribute_exists(pk) AND attribute_not_exists(#read) AND attribute_not_exists(dismissed)',
    names: { '#read': 'read' },
    values: { ':true': true },
  },
  unread: -1,
  notificationCount: 0,
});
