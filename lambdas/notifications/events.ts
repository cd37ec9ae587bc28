import { whenChanged } from '../events/source.ts';
import type { Change } from '../table/key.ts';
import type { NotificationItem } from './store/items.ts';
import { notificationKeys } from './store/keys.ts';

export type NotificationEvent = {
  type: 'notification.added';
  memberId: string;
  notification: NotificationItem;
};

/** One that is born hidden stands only so that its event does not add it again. */
function added({ key, after }: Change<NotificationItem>): NotificationEvent[] {
  const memberId = notificationKeys.recipientOf(key);
  return after && memberId !== undefined && !after.dismissed
    ? [{ type: 'notification.added', memberId, notification: after }]
    : [];
}

export const notificationEvents = [
  whenChanged(notificationKeys.notification, ['INSERT'], added),
  whenChanged(notificationKeys.listed, ['INSERT'], added),
];
