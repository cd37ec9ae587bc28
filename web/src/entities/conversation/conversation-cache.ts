import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { Conversation, Message } from '../../../../shared/model/conversation.ts';
import { api } from '../../api/client.ts';
import { keyOf } from '../../api/queries.ts';
import { changeRead } from '../../api/reads-under-way.ts';
import { type ConversationFeed, withConversation, without } from './conversation-feed.ts';
import { conversationKey, feedKey, threadKey } from './conversation-queries.ts';
import { type Thread, withMessage } from './thread.ts';

const LISTS = keyOf(api.conversations.list);

/** Reads the lists anew, and with them what is unread. */
export const refreshLists = (client: QueryClient): void => void client.invalidateQueries({ queryKey: LISTS });

/** A conversation as it was read last, in whatever place. */
function knownConversation(client: QueryClient, conversationId: string): Conversation | undefined {
  const opened = client.getQueryData<Conversation | null>(conversationKey(conversationId));
  if (opened) return opened;
  const rows = [false, true].flatMap(
    (archived) => client.getQueryData<ConversationFeed>(feedKey(archived))?.rows ?? [],
  );
  return rows.find(({ _id }) => _id === conversationId);
}

/** Takes over a conversation as it is now, wherever it is shown. */
export function putConversation(client: QueryClient, conversation: Conversation): void {
  changeRead(client, [LISTS, conversationKey(conversation._id)], () => {
    client.setQueryData(conversationKey(conversation._id), conversation);
    for (const archived of [false, true])
      client.setQueryData<ConversationFeed>(feedKey(archived), (feed) => {
        if (!feed) return feed;
        return conversation.archived === archived
          ? withConversation(feed, conversation)
          : without(feed, conversation._id);
      });
  });
}

/** Changes a conversation wherever it is shown. */
export function changeConversation(
  client: QueryClient,
  conversationId: string,
  change: (conversation: Conversation) => Conversation,
): void {
  const known = knownConversation(client, conversationId);
  if (known) putConversation(client, change(known));
  else refreshLists(client);
}

/** Changes a message in its thread and what the conversation tells of it, which are shown together. */
function changeBoth(
  client: QueryClient,
  conversationId: string,
  message: Message,
  change: (conversation: Conversation) => Conversation,
): void {
  notifyManager.batch(() => {
    changeRead(client, [threadKey(conversationId)], () =>
      client.setQueryData<Thread>(
        threadKey(conversationId),
        (thread) => thread && withMessage(thread, message),
      ),
    );
    changeConversation(client, conversationId, change);
  });
}

/**
 * Puts a message into its conversation: into the thread, if that has been read, and into the lists, where the
 * conversation moves to its place. It may be known already.
 */
export function addMessage(client: QueryClient, conversationId: string, message: Message): void {
  changeBoth(client, conversationId, message, (known) => {
    if (known.lastMessage && known.lastMessage._id >= message._id) return known;
    return {
      ...known,
      lastMessage: message,
      updatedAt: message.createdAt,
      unread: known.unread + Number(message.senderId === known.member._id),
      // Whoever has archived it has it back with every new message.
      archived: false,
    };
  });
}

/** Shows a known message as it is now. */
export function changeMessage(client: QueryClient, conversationId: string, message: Message): void {
  changeBoth(client, conversationId, message, (known) =>
    known.lastMessage?._id === message._id ? { ...known, lastMessage: message } : known,
  );
}

/** The viewer has read up to a message. */
export const markedRead = (
  client: QueryClient,
  conversationId: string,
  messageId: string,
  unread: number,
): void => changeConversation(client, conversationId, (known) => ({ ...known, readByMe: messageId, unread }));

/** A message was taken back by its sender. */
export function messageDeleted(client: QueryClient, conversationId: string, messageId: string): void {
  const thread = client.getQueryData<Thread>(threadKey(conversationId));
  const message =
    thread?.rows.find(({ _id }) => _id === messageId) ??
    knownConversation(client, conversationId)?.lastMessage;
  if (message?._id === messageId)
    changeMessage(client, conversationId, { ...message, text: '', attachments: [], deleted: true });
}

/** The viewer has read up to a message in some browser: how many are left is asked where that was another one. */
export function readSomewhere(client: QueryClient, conversationId: string, messageId: string): void {
  const known = knownConversation(client, conversationId);
  if (known && (known.readByMe ?? '') < messageId)
    void client.invalidateQueries({ queryKey: conversationKey(conversationId) });
}

/** The other one has read up to a message. */
export const readByOther = (client: QueryClient, conversationId: string, messageId: string): void =>
  changeConversation(client, conversationId, (known) => ({ ...known, readByOther: messageId }));
