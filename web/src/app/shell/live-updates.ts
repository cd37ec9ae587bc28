import type { QueryClient } from '@tanstack/react-query';
import type { ServerFrame } from '../../../../shared/model/live.ts';
import { api } from '../../api/client.ts';
import { joinChannel } from '../../api/live/channel.ts';
import { onFrame, onLiveChange } from '../../api/live/live.ts';
import { keyOf } from '../../api/queries.ts';
import {
  addMessage,
  messageDeleted,
  readByOther,
  readSomewhere,
} from '../../entities/conversation/conversation-cache.ts';
import { isWaiting } from '../../entities/conversation/deliver.ts';
import { showTyping, stopTyping } from '../../entities/conversation/typing.ts';

/** What the channel tells about: read anew whenever it was not there for a while. */
const FOLLOWED = {
  notifications: keyOf(api.notifications.list),
  requests: keyOf(api.connections.requests),
  conversations: keyOf(api.conversations.list),
  conversation: keyOf(api.conversations.get),
  messages: keyOf(api.conversations.messages),
};

type Frame<Type> = Extract<ServerFrame, { type: Type }>;

/**
 * Puts what the server tells into what screens show.
 *
 * @returns what ends it, when the member leaves
 */
export function followLive(client: QueryClient, memberId: string): () => void {
  const refresh = (queryKey: unknown[]): void => void client.invalidateQueries({ queryKey });
  let counts: Frame<'counts'> | undefined;

  const handlers: { [Type in ServerFrame['type']]?: (frame: Frame<Type>) => unknown } = {
    counts(frame) {
      if (counts?.notifications !== frame.notifications) refresh(FOLLOWED.notifications);
      if (counts?.requests !== frame.requests) refresh(FOLLOWED.requests);
      if (counts?.conversations !== frame.conversations) refresh(FOLLOWED.conversations);
      counts = frame;
    },
    message({ conversationId, message }) {
      if (message.senderId !== memberId) stopTyping(conversationId);
      // Of what this tab has sent itself comes an answer, with which it takes the place of the one that waits.
      else if (isWaiting(client, memberId, conversationId)) return;
      addMessage(client, conversationId, message);
    },
    'message-deleted': ({ conversationId, messageId }) => messageDeleted(client, conversationId, messageId),
    read({ conversationId, memberId: readerId, messageId }) {
      if (readerId === memberId) readSomewhere(client, conversationId, messageId);
      else readByOther(client, conversationId, messageId);
    },
    typing: ({ conversationId }) => showTyping(conversationId),
    // The next call finds that out, and says it; one that is on its way may be what has ended the session.
    'session-ended': () => client.isMutating() === 0 && refresh(FOLLOWED.notifications),
  };

  const ends = [
    onFrame((frame) => {
      const handle: ((frame: never) => unknown) | undefined = handlers[frame.type];
      handle?.(frame as never);
    }),
    onLiveChange(() => {
      counts = undefined;
      for (const key of Object.values(FOLLOWED)) refresh(key);
    }),
    joinChannel(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
