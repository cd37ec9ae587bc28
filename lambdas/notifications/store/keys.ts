import type { NotificationFilter } from '../../../shared/rules/notifications/filters.ts';
import {
  LIST_OF,
  NOTIFICATION_LISTS,
  type NotificationList,
} from '../../../shared/rules/notifications/lists.ts';
import { type IndexKey, itemKind, type Key } from '../../table/key.ts';
import type { GroupItem, NotificationItem } from './items.ts';

const notificationKinds = {
  /** Among the others stand also those of all lists that were written before there were lists. */
  notification: itemKind<NotificationItem>()('NOTIFICATIONS#{memberId}', '{notificationId}'),
  listed: itemKind<NotificationItem>()('NOTIFICATIONS#{memberId}#{list}', '{notificationId}'),
  /** Reactions to one thing, by the day since it was made. */
  group: itemKind<GroupItem>({ isFollowed: false })('GROUPS#{memberId}', '{type}#{thingId}#{dayNumber}'),
};

const inList = (memberId: string, list: NotificationList, notificationId: string): Key<NotificationItem> =>
  list === 'others'
    ? notificationKinds.notification(memberId, notificationId)
    : notificationKinds.listed(memberId, list, notificationId);

/** What groups are about: the filter that shows them, or posts. */
export type GroupSubject = Extract<NotificationFilter, 'projects'> | 'posts';

export const notificationKeys = {
  ...notificationKinds,
  /** Where a notification is to be stored. */
  keyOf: (memberId: string, { _id, type }: Pick<NotificationItem, '_id' | 'type'>) =>
    inList(memberId, LIST_OF[type], _id),
  /** Where the notification with an id may be stored. */
  keysOf: (memberId: string, notificationId: string) =>
    NOTIFICATION_LISTS.map((list) => inList(memberId, list, notificationId)),
  /** Whose list the item with a key stands in, if any. */
  recipientOf: (key: Key): string | undefined =>
    (notificationKinds.notification.valuesOf(key) ?? notificationKinds.listed.valuesOf(key))?.memberId,
  /** One list of a member, newest last. */
  list: (memberId: string, list: NotificationList) => inList(memberId, list, '').pk,
  /** All lists of a member. */
  lists: (memberId: string) => NOTIFICATION_LISTS.map((list) => inList(memberId, list, '').pk),
  /** A notification by who has caused it. */
  bySender: (memberId: string, notificationId: string): IndexKey => ({
    gsi1pk: `SENT#${memberId}`,
    gsi1sk: notificationId,
  }),
  /** The groups of a member. */
  groups: (memberId: string) => `GROUPS#${memberId}`,
  /** A group among those of its member, by its newest notification. */
  byNewest: (memberId: string, subject: GroupSubject, notificationId: string): IndexKey => ({
    gsi1pk: `GROUPED#${memberId}#${subject}`,
    gsi1sk: notificationId,
  }),
};
