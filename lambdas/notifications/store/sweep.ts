import { removeMany } from '../../table/batch.ts';
import { ConditionFailedError } from '../../table/errors.ts';
import { query, remove } from '../../table/table.ts';
import type { GroupItem, NotificationItem } from './items.ts';
import { type GroupSubject, notificationKeys } from './keys.ts';
import { changeNotifications } from './notify.ts';

const PAGE = 100;

/** Deletes a page of one list, and says whether more may be left. */
async function sweepList(list: string, upTo: string): Promise<boolean> {
  const { items, more } = await query<NotificationItem>({
    KeyConditionExpression: 'pk = :list AND sk <= :upTo',
    ExpressionAttributeValues: { ':list': list, ':upTo': upTo },
    Limit: PAGE,
  });
  await removeMany(items);
  return more;
}

async function sweep(memberId: string, upTo: string): Promise<boolean> {
  const isMore = await Promise.all(notificationKeys.lists(memberId).map((list) => sweepList(list, upTo)));
  return isMore.includes(true);
}

/** Deletes a group, unless something newer has come to it. */
async function removeGroup(group: GroupItem & { pk: string; sk: string }, upTo: string): Promise<void> {
  try {
    await remove(group, {
      condition: 'attribute_not_exists(pk) OR gsi1sk <= :upTo',
      values: { ':upTo': upTo },
    });
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}

async function sweepGroups(memberId: string, subject: GroupSubject, upTo: string): Promise<boolean> {
  const { gsi1pk } = notificationKeys.byNewest(memberId, subject, '');
  const { items, more } = await query<GroupItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :groups AND gsi1sk <= :upTo',
    ExpressionAttributeValues: { ':groups': gsi1pk, ':upTo': upTo },
    Limit: PAGE,
  });
  await Promise.all(items.map((group) => removeGroup(group, upTo)));
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

/** The same for their groups. */
export const sweepMembersGroups = (memberId: string): Promise<boolean> =>
  sweepList(notificationKeys.groups(memberId), LAST);

/**
 * Deletes a page of the notifications and groups that a member has cleared.
 *
 * @param upTo id of the newest one that was cleared
 * @returns whether more may be left
 */
export async function sweepCleared(memberId: string, upTo: string): Promise<boolean> {
  const isMore = await Promise.all([
    sweep(memberId, upTo),
    sweepGroups(memberId, 'posts', upTo),
    sweepGroups(memberId, 'projects', upTo),
  ]);
  return isMore.includes(true);
}

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
  const recipients = Map.groupBy(items, (item) => notificationKeys.recipientOf(item) ?? '');
  for (const [recipientId, sent] of recipients)
    await changeNotifications(
      recipientId,
      sent.map(({ _id }) => ({ kind: 'retract', notificationId: _id })),
    );
  return more;
}
