import { type IndexKey, itemKind } from '../../table/key.ts';
import type { NotificationItem } from './items.ts';

export const notificationKeys = {
  notification: itemKind<NotificationItem>()('NOTIFICATIONS#{memberId}', '{notificationId}'),
  /** The notifications of a member, newest last. */
  notifications: (memberId: string) => `NOTIFICATIONS#${memberId}`,
  /** A notification by who has caused it. */
  bySender: (memberId: string, notificationId: string): IndexKey => ({
    gsi1pk: `SENT#${memberId}`,
    gsi1sk: notificationId,
  }),
};
