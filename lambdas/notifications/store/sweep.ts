import { removeMany } from '../../table/batch.ts';
import { query } from '../../table/table.ts';
import type { NotificationItem } from './items.ts';
import { notificationKeys } from './keys.ts';
import { changeNotifications } from './notify.ts';

const PAGE = 100;

async function sweep(memberId: string, upTo: string): Promise<boolean> {
  const { items, more } = await query<NotificationItem>({
    KeyConditionExpression: 'pk = :list AND sk <= :upTo',
    ExpressionAttributeValues: { ':list': notificationKeys.notifications(memberId), ':upTo': upTo },
    Limit: PAGE,
  });
  await removeMany(items);
  return more;
}

/** Behind every id. */
const LAST = '~';

/**
 * Deletes a page of the notifications of a member who has left.
 *
 * @returns whether more may be left
 */
export const sweepNotifications = (memberId: string): Promise<boolean> => sweep(memberId, LAST);

/**
 * Deletes a page of the notifications that a member has cleared.
 *
 * @param upTo id of the newest one that was cleared
 * @returns whether more may be left
 */
export const sweepCleared = sweep;

/**
 * Retracts a page of the notifications that a member who has left has caused.
 *
 * @returns whether more may be left
 */
export async function sweepSent(memberId: string): Promise<boolean> {
  const { items, more } = await query<NotificationItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :sent',
    ExpressionAttributeValues: { ':sent': notificationKeys.bySender(memberId, '').gsi1pk },
    Limit: PAGE,
  });
  const recipients = Map.groupBy(
    items,
    (item) => notificationKeys.notification.valuesOf(item)?.memberId ?? '',
  );
  for (const [recipientId, sent] of recipients)
    await changeNotifications(
      recipientId,
      sent.map(({ _id }) => ({ kind: 'retract', notificationId: _id })),
    );
  return more;
}
