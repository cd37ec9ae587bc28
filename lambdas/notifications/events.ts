import { whenChanged } from '../events/source.ts';
import type { NotificationItem } from './store/items.ts';
import { notificationKeys } from './store/keys.ts';

export type NotificationEvent = {
  type: 'notification.added';
  memberId: string;
  notification: NotificationItem;
};

/** One that is born hidden stands only so that its event does not add it again. */
export const notificationEvents = [
  whenChanged(notificationKeys.notification, ['INSERT'], ({ key, after }): NotificationEvent[] => {
    const { memberId } = notificationKeys.notification.valuesOf(key) ?? {};
    return after && memberId !== undefined && !after.dismissed
      ? [{ type: 'notification.added', memberId, notification: after }]
      : [];
  }),
];
