import { otherMemberIn } from '../../shared/rules/conversation-id.ts';
import { readAccount } from '../http/session/accounts.ts';
import { idTime } from '../table/ids.ts';
import { newViewer, silentAmong, type ViewingMember } from '../visibility/viewer.ts';
import { readConversation, readMany, sidesOf } from './store/conversations.ts';
import { readUnreadIds } from './store/entries.ts';
import type { Message } from './store/items.ts';
import { readMessages } from './store/messages.ts';

/** So many of the newest messages are looked at for one that was not taken back. */
const LOOKED_AT = 20;

/** Those of the newest messages that the other one has sent since, and that still stand, newest first. */
async function unreadMessages(conversationId: string, memberId: string, readId: string): Promise<Message[]> {
  const { items } = await readMessages(conversationId, { before: undefined, limit: LOOKED_AT });
  return items.filter(({ _id, senderId, isDeleted }) => senderId !== memberId && _id > readId && !isDeleted);
}

/** Whether a member wants to be told of another: neither hides from the other, and the member does not mute them. */
async function isTold(memberId: string, otherId: string): Promise<boolean> {
  const account = readAccount(memberId).then((found) => found ?? {});
  return (await silentAmong(newViewer(memberId, account), [otherId])).size === 0;
}

/**
 * Reads what is told outside of the app of a conversation: the newest message that a member has not read, with the id of the
 * newest that they have.
 *
 * @returns undefined when all is read or was taken back, when one of the two hides from the other, or the member mutes the other
 */
export async function readUnread(
  conversationId: string,
  memberId: string,
): Promise<(Message & { readId: string }) | undefined> {
  const conversation = await readConversation(conversationId);
  const otherId = otherMemberIn(conversationId, memberId);
  if (!conversation || otherId === undefined) return undefined;
  const { readId } = sidesOf(conversation, memberId).own;
  const [[message], isWanted] = await Promise.all([
    unreadMessages(conversationId, memberId, readId),
    isTold(memberId, otherId),
  ]);
  return message && isWanted ? { ...message, readId } : undefined;
}

/**
 * In how many conversations messages that came within a time are unread, were not taken back, and are from nobody who is hidden or muted.
 *
 * @param within milliseconds since 1970; `until` is not part of it
 */
export async function countUnreadWithin(
  member: ViewingMember,
  { from, until }: { from: number; until: number },
): Promise<number> {
  const conversations = await readMany(await readUnreadIds(member));
  const newer = conversations.filter(({ last }) => idTime(last._id) >= from);
  const found = await Promise.all(
    newer.map(async (conversation) => {
      const { readId } = sidesOf(conversation, member._id).own;
      const messages = await unreadMessages(conversation._id, member._id, readId);
      return messages.some(({ _id }) => idTime(_id) >= from && idTime(_id) < until);
    }),
  );
  return found.filter(Boolean).length;
}
