import { otherMemberIn } from '../../shared/rules/conversation-id.ts';
import { isHidden, type ViewingMember } from '../visibility/viewer.ts';
import { readConversation } from './store/conversations.ts';
import { ConversationNotFoundError } from './store/errors.ts';
import type { ConversationItem } from './store/items.ts';

/**
 * Lets only the two members of a conversation go on, while neither hides from the other.
 *
 * @returns the id of the other one
 * @throws ConversationNotFoundError
 */
export async function checkMember(conversationId: string, member: ViewingMember): Promise<string> {
  const otherId = otherMemberIn(conversationId, member._id);
  if (otherId === undefined || (await isHidden(member, otherId))) throw new ConversationNotFoundError();
  return otherId;
}

/**
 * A conversation of a member.
 *
 * @throws ConversationNotFoundError
 */
export async function readOwn(conversationId: string, member: ViewingMember): Promise<ConversationItem> {
  const [conversation] = await Promise.all([
    readConversation(conversationId),
    checkMember(conversationId, member),
  ]);
  if (!conversation) throw new ConversationNotFoundError();
  return conversation;
}
