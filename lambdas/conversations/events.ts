import { whenChanged } from '../events/source.ts';
import type { ConversationItem, MessageItem } from './store/items.ts';
import { conversationKinds } from './store/keys.ts';

export type ConversationEvent =
  /** There is a newer message, or somebody has read on. */
  | { type: 'conversation.changed'; before: ConversationItem | undefined; conversation: ConversationItem }
  | { type: 'message.sent'; conversationId: string; message: MessageItem }
  | { type: 'message.deleted'; conversationId: string; message: MessageItem };

/** A member has something unread in a conversation now, or no more. */
export type UnreadEvent = { type: 'conversation.unreadChanged'; memberId: string };

/** What a change of whether something is unread means. */
const unreadEvents = whenChanged(conversationKinds.unread, ['INSERT', 'REMOVE'], ({ key }): UnreadEvent[] => {
  const { memberId = '' } = conversationKinds.unread.valuesOf(key) ?? {};
  return [{ type: 'conversation.unreadChanged', memberId }];
});

export const conversationEvents = [
  unreadEvents,
  whenChanged(
    conversationKinds.conversation,
    ['INSERT', 'MODIFY'],
    ({ before, after }): ConversationEvent[] =>
      after ? [{ type: 'conversation.changed', before, conversation: after }] : [],
  ),
  whenChanged(
    conversationKinds.message,
    ['INSERT', 'MODIFY'],
    ({ key, before, after }): ConversationEvent[] => {
      const { conversationId = '' } = conversationKinds.message.valuesOf(key) ?? {};
      if (!before && after) return [{ type: 'message.sent', conversationId, message: after }];
      return before && after?.isDeleted && !before.isDeleted
        ? [{ type: 'message.deleted', conversationId, message: before }]
        : [];
    },
  ),
];
