import { membersIn } from '../../shared/rules/conversation-id.ts';
import { lastNumber, unreadOf } from '../conversations/store/conversations.ts';
import type { ConversationItem, MessageItem } from '../conversations/store/items.ts';
import { conversationKeys, conversationKinds } from '../conversations/store/keys.ts';
import { memberKeys } from '../members/store/keys.ts';
import { idNumber } from '../table/ids.ts';
import type { Stored } from '../table/table.ts';
import { at, type Invariant, type Snapshot, type Violation } from './snapshot.ts';

/** Messages are numbered without holes, and the conversation counts them by sender. */
function messageViolations(conversation: Stored<ConversationItem>, messages: MessageItem[]): Violation[] {
  const numbers = messages.map(({ _id }) => idNumber(_id)).sort((a, b) => a - b);
  const sent = Map.groupBy(messages, ({ senderId }) => senderId);
  return [
    ...(numbers.every((number, i) => number === i + 1) && numbers.length === lastNumber(conversation)
      ? []
      : [
          `${numbers.length} messages, but the last has number ${lastNumber(conversation)} ${at(conversation)}`,
        ]),
    ...conversation.participants
      .filter((one) => one.sent !== (sent.get(one.memberId)?.length ?? 0))
      .map((one) => `sent ${one.sent}, but ${sent.get(one.memberId)?.length ?? 0} ${at(conversation)}`),
  ];
}

/** Each member who is there has the conversation in their list, at its newest message, and knows whether something is unread. */
function listViolations(table: Snapshot, conversation: Stored<ConversationItem>): Violation[] {
  const { _id, last } = conversation;
  return membersIn(_id)
    .filter((memberId) => table.get(memberKeys.card(memberId)))
    .flatMap((memberId) => {
      const entry = table.get(conversationKeys.entry(memberId, _id));
      const isMarked = table.get(conversationKeys.unread(memberId, _id)) !== undefined;
      const isUnread = unreadOf(conversation, memberId) > 0;
      return [
        ...(entry?.gsi1sk === last._id ? [] : [`not in the list of ${memberId} ${at(conversation)}`]),
        ...(isMarked === isUnread ? [] : [`unread of ${memberId} is ${isMarked} ${at(conversation)}`]),
      ];
    });
}

export const conversations: Invariant = (table) => {
  const messages = table.grouped(conversationKinds.message, 'conversationId');
  return [
    ...table.all(conversationKinds.conversation).flatMap(({ item }) => {
      if (!membersIn(item._id).some((memberId) => table.mayLeaveItems(memberId)))
        return [`of members who are gone ${at(item)}`];
      const own = (messages.get(item._id) ?? []).map((found) => found.item);
      return [...messageViolations(item, own), ...listViolations(table, item)];
    }),
    ...[...messages].flatMap(([conversationId, [first]]) =>
      first && !table.get(conversationKeys.conversation(conversationId))
        ? [`messages without a conversation ${at(first.item)}`]
        : [],
    ),
    ...[conversationKinds.entry, conversationKinds.unread].flatMap((kind) =>
      table
        .all<{ conversationId: string }, ['memberId', 'conversationId']>(kind)
        .filter(
          ({ values }) =>
            !table.mayLeaveItems(values.memberId) ||
            !table.get(conversationKeys.conversation(values.conversationId)),
        )
        .map(({ item }) => `of a member or conversation that is gone ${at(item)}`),
    ),
  ];
};
