import { idNumber } from '../../table/ids.ts';
import { digits, type IndexKey, itemKind } from '../../table/key.ts';
import type { ConversationItem, EntryItem, MessageItem, UnreadItem } from './items.ts';

export const conversationKinds = {
  conversation: itemKind<ConversationItem>()('CONVERSATION#{conversationId}', 'CONVERSATION'),
  message: itemKind<MessageItem>()('CONVERSATION#{conversationId}', '{messageNumber}'),
  entry: itemKind<EntryItem>({ isFollowed: false })('MEMBER#{memberId}', 'CONVERSATION#{conversationId}'),
  unread: itemKind<UnreadItem>()('UNREAD#{memberId}', '{conversationId}'),
};

export const conversationKeys = {
  conversation: conversationKinds.conversation,
  message: (conversationId: string, messageId: string) =>
    conversationKinds.message(conversationId, digits(idNumber(messageId))),
  /** Where all messages of a conversation stand, in the order of their numbers. */
  messages: (conversationId: string) => `CONVERSATION#${conversationId}`,
  /** Behind the sort key of every message. */
  behindMessages: 'A',
  entry: conversationKinds.entry,
  /** A member's conversations in the order of their newest messages; those that they have archived stand apart. */
  list: (memberId: string, isArchived: boolean) => `${isArchived ? 'ARCHIVED' : 'CONVERSATIONS'}#${memberId}`,
  byNewest: (memberId: string, messageId: string, isArchived: boolean): IndexKey => ({
    gsi1pk: conversationKeys.list(memberId, isArchived),
    gsi1sk: messageId,
  }),
  unread: conversationKinds.unread,
  unreadOf: (memberId: string) => `UNREAD#${memberId}`,
};
