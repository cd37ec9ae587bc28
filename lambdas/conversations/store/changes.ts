import { LAST_MESSAGE_BYTES } from '../../../shared/limits.ts';
import { shortened } from '../../../shared/rules/texts/bytes.ts';
import type { Effect } from '../../table/effect.ts';
import { idTime, numberedId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import {
  conversationWrite,
  lastNumber,
  newConversation,
  readConversation,
  sidesOf,
  unreadOf,
  withApplication,
  withParticipant,
  withProject,
} from './conversations.ts';
import { archiveWrite, newEntry } from './entries.ts';
import {
  ConversationNotFoundError,
  MessageNotFoundError,
  NotConnectedError,
  NotOwnMessageError,
} from './errors.ts';
import type { ApplicationReference, ConversationItem, Message, MessageItem } from './items.ts';
import { conversationKeys } from './keys.ts';
import { readMessage } from './messages.ts';

/** A message as the list of conversations shows it. */
const summaryOf = ({ _id, senderId, text, attachments, isDeleted }: Message): Message => ({
  _id,
  senderId,
  text: shortened(text, LAST_MESSAGE_BYTES),
  attachments: attachments.slice(0, 1),
  ...(isDeleted && { isDeleted }),
});

export interface NewMessage extends Pick<Message, 'senderId' | 'text' | 'attachments'> {
  conversationId: string;
  /** The application that it is about, where that links the two members. */
  application?: ApplicationReference | undefined;
  /** The project that it is about, where the interest of one in it links the two. */
  projectId?: string | undefined;
  isConnected: boolean;
  /** Whether there has to be a conversation already. */
  isReply: boolean;
  /** Keeps the id of the message before it is written. */
  saveForReplay(messageId: string): void;
}

/** The next message of a conversation. Ids grow with the numbers, whatever the clocks of two functions say. */
function nextMessage(
  conversation: ConversationItem,
  { senderId, text, attachments }: Pick<Message, 'senderId' | 'text' | 'attachments'>,
): MessageItem {
  const { own, other } = sidesOf(conversation, senderId);
  const number = lastNumber(conversation) + 1;
  const earliest = conversation.last._id ? idTime(conversation.last._id) : 0;
  return {
    _id: numberedId(number, Math.max(Date.now(), earliest)),
    senderId,
    text,
    attachments,
    sentBySender: own.sent + 1,
    sentByOther: other.sent,
  };
}

/**
 * Adds a message to the conversation of two members, the first of which begins it. The lists and unread counts of both
 * follow.
 *
 * @throws ConversationNotFoundError
 * @throws NotConnectedError when they are not connected, and neither an application nor an interest links them
 */
export const sendMessage = (
  effect: Effect,
  { conversationId, application, projectId, isConnected, isReply, saveForReplay, ...given }: NewMessage,
): Promise<{ conversation: ConversationItem; message: MessageItem }> =>
  retryOnConflict(async () => {
    const stored = await readConversation(conversationId);
    if (!stored && isReply) throw new ConversationNotFoundError();
    const found = stored ?? newConversation(conversationId);
    const applications = withApplication(found, application);
    const projectIds = withProject(found, projectId);
    if (!isConnected && applications.length + projectIds.length === 0) throw new NotConnectedError();
    const message = nextMessage(found, given);
    saveForReplay(message._id);
    const { senderId } = given;
    const change = {
      participants: withParticipant(found, senderId, { sent: message.sentBySender }),
      last: summaryOf(message),
      applications,
      ...(projectIds.length > 0 && { projectIds }),
    };
    await effect.commit([
      conversationWrite(found, change),
      { put: { ...conversationKeys.message(conversationId, message._id), ...message }, ifNew: true },
      ...(stored ? [] : [newEntry(senderId, conversationId, message._id)]),
    ]);
    return { conversation: { ...found, ...change, version: found.version + 1 }, message };
  });

/**
 * Takes back a message of one's own: it keeps its place without text and files, for both.
 *
 * @throws MessageNotFoundError
 * @throws NotOwnMessageError
 */
export const deleteMessage = (
  effect: Effect,
  conversationId: string,
  messageId: string,
  senderId: string,
): Promise<MessageItem> =>
  retryOnConflict(async () => {
    const [found, message] = await Promise.all([
      readConversation(conversationId),
      readMessage(conversationId, messageId),
    ]);
    if (!found) throw new MessageNotFoundError();
    if (message.senderId !== senderId) throw new NotOwnMessageError();
    if (message.isDeleted) return message;
    const deleted: MessageItem = { ...message, text: '', attachments: [], isDeleted: true };
    await effect.commit([
      {
        put: { ...conversationKeys.message(conversationId, messageId), ...deleted },
        condition: 'attribute_exists(pk)',
        onConditionFailed: () => new MessageNotFoundError(),
      },
      ...(found.last._id === messageId ? [conversationWrite(found, { last: summaryOf(deleted) })] : []),
    ]);
    return deleted;
  });

/**
 * Moves a member's read mark to a message, never back.
 *
 * @returns how many messages are unread now
 * @throws ConversationNotFoundError
 * @throws MessageNotFoundError
 */
export const markRead = (
  effect: Effect,
  conversationId: string,
  messageId: string,
  memberId: string,
): Promise<number> =>
  retryOnConflict(async () => {
    const [found, message] = await Promise.all([
      readConversation(conversationId),
      readMessage(conversationId, messageId),
    ]);
    if (!found) throw new ConversationNotFoundError();
    const { own } = sidesOf(found, memberId);
    if (own.readId >= messageId) return unreadOf(found, memberId);
    const seen = message.senderId === memberId ? message.sentByOther : message.sentBySender;
    const participants = withParticipant(found, memberId, { readId: messageId, seen });
    await effect.commit([conversationWrite(found, { participants })]);
    return unreadOf({ ...found, participants }, memberId);
  });

/**
 * Archives a conversation for one of its members until there is a new message, or takes that back.
 *
 * @throws ConversationNotFoundError
 */
export const setArchived = (
  effect: Effect,
  conversationId: string,
  memberId: string,
  isArchived: boolean,
): Promise<ConversationItem> =>
  retryOnConflict(async () => {
    const found = await readConversation(conversationId);
    if (!found) throw new ConversationNotFoundError();
    await effect.commit([archiveWrite(memberId, conversationId, found.last._id, isArchived)]);
    return found;
  });
