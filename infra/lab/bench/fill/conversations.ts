import { newConversation } from '../../../../lambdas/conversations/store/conversations.ts';
import type { MessageItem } from '../../../../lambdas/conversations/store/items.ts';
import { conversationKeys } from '../../../../lambdas/conversations/store/keys.ts';
import { numberedId } from '../../../../lambdas/table/ids.ts';
import { MINUTE } from '../../../../shared/limits.ts';
import { conversationIdOf } from '../../../../shared/rules/conversation-id.ts';
import { type Community, HUB_MEMBER } from './community.ts';
import { CONNECTED_WITH_HUB_MEMBER } from './connections.ts';
import { type StoredItem, stored } from './stored.ts';

const SHARE = 0.1;
const MESSAGES = 3;
const MOST_MESSAGES = 300;
const TEXT = 'A message of an ordinary length, as people write them to each other.';

/** The messages of two members, who take turns; the first to write is `memberIds[1]`. */
function messagesOf(memberIds: [string, string], count: number, from: number): MessageItem[] {
  return Array.from({ length: count }, (_, i) => ({
    _id: numberedId(i + 1, from + i * MINUTE),
    senderId: memberIds[(i + 1) % 2] ?? '',
    text: TEXT,
    attachments: [],
    sentBySender: Math.floor(i / 2) + 1,
    sentByOther: Math.ceil(i / 2),
  }));
}

/** The hub member has read what a member has written but for the newest message. */
function* conversation(community: Community, member: number, count: number): Generator<StoredItem> {
  const memberIds: [string, string] = [community.id(HUB_MEMBER), community.id(member)];
  const id = conversationIdOf(...memberIds);
  const messages = messagesOf(memberIds, count, community.sometime() - count * MINUTE);
  const last = messages.at(-1);
  if (!last) return;
  for (const message of messages) yield stored(conversationKeys.message(id, message._id), message);
  const sentBy = (memberId: string) => messages.filter(({ senderId }) => senderId === memberId);
  const participants = newConversation(id).participants.map((one) => {
    const others = sentBy(memberIds.find((memberId) => memberId !== one.memberId) ?? '');
    const read = one.memberId === memberIds[0] ? others.slice(0, -1) : others;
    return { ...one, sent: sentBy(one.memberId).length, seen: read.length, readId: read.at(-1)?._id ?? '' };
  });
  yield stored(conversationKeys.conversation(id), {
    ...newConversation(id),
    participants,
    last: { _id: last._id, senderId: last.senderId, text: last.text, attachments: [] },
    version: count,
  });
  for (const memberId of memberIds)
    yield stored(conversationKeys.entry(memberId, id), {
      ...conversationKeys.byNewest(memberId, last._id, false),
      conversationId: id,
    });
  yield stored(conversationKeys.unread(memberIds[0], id), { conversationId: id });
}

/** Conversations of the hub member with some of those who are connected with them, one of which is long. */
export function* conversations(community: Community): Generator<StoredItem> {
  let count = MOST_MESSAGES + 1;
  for (const member of community.engaged(community.much(SHARE), CONNECTED_WITH_HUB_MEMBER)) {
    yield* conversation(community, member, count);
    count = MESSAGES;
  }
}
