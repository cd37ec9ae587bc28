import type { Conversation } from '../../shared/model/conversation.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import { sidesOf } from './store/conversations.ts';
import { readDetails } from './store/details.ts';
import { isArchived } from './store/entries.ts';
import type { ConversationItem } from './store/items.ts';
import { presentConversation } from './view.ts';

/** A conversation as it was just read, as its member sees it. */
export async function presentNow(
  member: ViewingMember,
  conversation: ConversationItem,
): Promise<Conversation> {
  const { _id: memberId } = member;
  const [[detail], archived, { muted }] = await Promise.all([
    readDetails(memberId, [conversation]),
    isArchived(memberId, conversation._id),
    member.hidden(),
  ]);
  return presentConversation(memberId, {
    ...{ conversation, card: undefined, applications: [], projects: [] },
    ...detail,
    isArchived: archived,
    isMuted: muted.has(sidesOf(conversation, memberId).other.memberId),
  });
}
