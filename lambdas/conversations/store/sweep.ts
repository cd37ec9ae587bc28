import { otherMemberIn } from '../../../shared/rules/conversation-id.ts';
import { startJob } from '../../jobs/store.ts';
import { readStoredCards } from '../../members/store/members.ts';
import { removeMany } from '../../table/batch.ts';
import { query } from '../../table/table.ts';
import { conversationJobKinds } from '../jobs/kinds.ts';
import type { EntryItem, UnreadItem } from './items.ts';
import { conversationKeys } from './keys.ts';

const PAGE = 25;

/**
 * Deletes a page of a conversation and its messages.
 *
 * @returns whether more may be left
 */
export async function sweepConversation(conversationId: string): Promise<boolean> {
  const { items, more } = await query({
    KeyConditionExpression: 'pk = :conversation',
    ExpressionAttributeValues: { ':conversation': conversationKeys.messages(conversationId) },
    Limit: PAGE,
  });
  await removeMany(items);
  return more;
}

/**
 * Takes a page of the conversations of a member who has left out of their list. The other one keeps them; those whose
 * other member has left too are deleted.
 *
 * @returns whether more may be left
 */
export async function sweepEntries(memberId: string): Promise<boolean> {
  const { pk, sk } = conversationKeys.entry(memberId, '');
  const { items, more } = await query<EntryItem>({
    KeyConditionExpression: 'pk = :member AND begins_with(sk, :entries)',
    ExpressionAttributeValues: { ':member': pk, ':entries': sk },
    Limit: PAGE,
  });
  const others = items.map(({ conversationId }) => otherMemberIn(conversationId, memberId) ?? '');
  const here = await readStoredCards(others);
  for (const [at, { conversationId }] of items.entries())
    if (!here.has(others[at] ?? ''))
      await startJob(conversationJobKinds.sweepConversation, { conversationId }, conversationId);
  await removeMany(items);
  return more;
}

/** Deletes a page of what says that a member who has left has something unread. */
export async function sweepUnread(memberId: string): Promise<boolean> {
  const { items, more } = await query<UnreadItem>({
    KeyConditionExpression: 'pk = :unread',
    ExpressionAttributeValues: { ':unread': conversationKeys.unreadOf(memberId) },
    Limit: PAGE,
  });
  await removeMany(items);
  return more;
}
