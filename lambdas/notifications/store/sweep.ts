import { removeMany } from '../../table/batch.ts';
import { lookingAgain } from '../../table/look-again.ts';
import { query, update } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { NoticeItem } from './items.ts';
import { notificationKeys } from './keys.ts';
import { takeBack } from './notify.ts';

const PAGE = 100;

/**
 * Deletes a page of what a vanished member was told.
 *
 * @returns whether more may be left
 */
export async function sweepNotices(memberId: string): Promise<boolean> {
  const { items, more } = await query<NoticeItem>({
    KeyConditionExpression: 'pk = :notices',
    ExpressionAttributeValues: { ':notices': notificationKeys.notices(memberId) },
    Limit: PAGE,
  });
  await removeMany(items);
  return more;
}

/**
 * Takes back a page of what others were told of a vanished member.
 *
 * @returns whether more may be left
 */
export async function sweepSentNotices(memberId: string): Promise<boolean> {
  const { items, more } = await query<NoticeItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :sent',
    ExpressionAttributeValues: { ':sent': notificationKeys.bySender(memberId, '').gsi1pk },
    Limit: PAGE,
  });
  for (const { pk, _id } of items) {
    await lookingAgain(async () => {
      const writes = await takeBack(notificationKeys.recipientOf(pk), [_id]);
      if (writes.length > 0) await transact(writes);
    });
  }
  return more;
}

/**
 * Takes a page of cleared notices out of their member's list; likes stay likes.
 *
 * @param upTo id of the newest notice that was cleared
 * @returns whether more may be left
 */
export async function sweepCleared(memberId: string, upTo: string): Promise<boolean> {
  const list = { ':list': notificationKeys.notices(memberId), ':upTo': upTo };
  const own = await query<NoticeItem>({
    KeyConditionExpression: 'pk = :list AND sk <= :upTo',
    ExpressionAttributeValues: list,
    Limit: PAGE,
  });
  await removeMany(own.items);
  const likes = await query<NoticeItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :list AND gsi1sk <= :upTo',
    ExpressionAttributeValues: list,
    Limit: PAGE,
  });
  for (const like of likes.items)
    await update(like, {
      update: 'SET gsi1pk = :dismissed',
      condition: 'gsi1pk = :list',
      values: {
        ':dismissed': notificationKeys.byDismissed(memberId, '').gsi1pk,
        ':list': notificationKeys.notices(memberId),
      },
    });
  return own.more || likes.more;
}
