import { ownIdOf } from '../../../../shared/rules/posts/reply-id.ts';
import { postKeys } from '../../../posts/store/keys.ts';
import { projectKeys } from '../../../projects/store/keys.ts';
import { getMany } from '../../../table/batch.ts';
import type { Key } from '../../../table/key.ts';
import { query } from '../../../table/table.ts';
import type { GroupItem, NotificationItem } from '../items.ts';
import { notificationKeys } from '../keys.ts';
import { groupOfStored, type Reaction, rangeOf } from './group.ts';

/**
 * Reads the notifications of a group that a member has caused by comments, as far as the index of their comments knows
 * them. A day has few comments of one member: there is a limit.
 *
 * @param reaction one of the group, which says what it is about
 */
export async function readCommentsOf(
  recipientId: string,
  senderId: string,
  key: Key<GroupItem>,
  reaction: Reaction,
): Promise<NotificationItem[]> {
  const { from, to } = rangeOf(key);
  const index = reaction.postId ? postKeys.byWriter(senderId, '') : projectKeys.byCommenter(senderId, '');
  const { items } = await query<{ _id: string; postId?: string; projectId?: string }>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :writer AND gsi1sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':writer': index.gsi1pk,
      ':from': from,
      ':to': to,
    },
  });
  const about = items.filter(
    ({ postId, projectId }) => postId === reaction.postId && projectId === reaction.projectId,
  );
  const stored = await getMany(
    about.map(({ _id }) => notificationKeys.keyOf(recipientId, { _id: ownIdOf(_id), type: reaction.type })),
    { consistent: true },
  );
  return stored.filter((one) => !one.dismissed && groupOfStored(one)?.sk === key.sk);
}
