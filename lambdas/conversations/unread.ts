import { otherMemberIn } from '../../shared/rules/conversation-id.ts';
import { readAccount } from '../http/session/accounts.ts';
import { isHidden, newViewer } from '../visibility/viewer.ts';
import { readConversation, sidesOf } from './store/conversations.ts';
import type { Message } from './store/items.ts';
import { readMessages } from './store/messages.ts';

/** So many of the newest messages are looked at for one that was not taken back. */
const LOOKED_AT = 20;

/** The newest message that the other one has sent since, and that still stands. */
async function newestSince(
  conversationId: string,
  memberId: string,
  readId: string,
): Promise<Message | undefined> {
  const { items } = await readMessages(conversationId, { before: undefined, limit: LOOKED_AT });
  return items.find(({ _id, senderId, isDeleted }) => senderId !== memberId && _id > readId && !isDeleted);
}

/** Whether neither of the two members hides from the other. */
async function isShown(memberId: string, otherId: string): Promise<boolean> {
  const account = readAccount(memberId).then((found) => found ?? {});
  return !(await isHidden(newViewer(memberId, account), otherId));
}

/**
 * Reads what is told outside of the app of a conversation: the newest message that a member has not read, with the id of the
 * newest that they have.
 *
 * @returns undefined when all is read or was taken back, or when one of the two hides from the other
 */
export async function readUnread(
  conversationId: string,
  memberId: string,
): Promise<(Message & { readId: string }) | undefined> {
  const conversation = await readConversation(conversationId);
  const otherId = otherMemberIn(conversationId, memberId);
  if (!conversation || otherId === undefined) return undefined;
  const { readId } = sidesOf(conversation, memberId).own;
  const [message, isSeen] = await Promise.all([
    newestSince(conversationId, memberId, readId),
    isShown(memberId, otherId),
  ]);
  return message && isSeen ? { ...message, readId } : undefined;
}
