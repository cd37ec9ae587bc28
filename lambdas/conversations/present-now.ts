import type { Conversation } from '../../shared/model/conversation.ts';
import { readDetails } from './store/details.ts';
import { isArchived } from './store/entries.ts';
import type { ConversationItem } from './store/items.ts';
import { presentConversation } from './view.ts';

/** A conversation as it was just read, as its member sees it. */
export async function presentNow(memberId: string, conversation: ConversationItem): Promise<Conversation> {
  const [[detail], archived] = await Promise.all([
    readDetails(memberId, [conversation]),
    isArchived(memberId, conversation._id),
  ]);
  return presentConversation(memberId, {
    ...{ conversation, card: undefined, applications: [], projects: [] },
    ...detail,
    isArchived: archived,
  });
}
