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
type Counts = Frame<'counts'>;

/**
 * Puts what the server tells into what screens show.
 *
 * @returns what ends it, when the member leaves
 */
export function followLive(client: QueryClient, memberId: string): () => void {
  const refresh = (queryKey: unknown[]): void => void client.invalidateQueries({ queryKey });
  let counts: Counts | undefined;

  function count(frame: Counts): void {
    if (counts?.notifications !== frame.notifications) refresh(FOLLOWED.notifications);
    if (counts?.requests !== frame.requests) refresh(FOLLOWED.requests);
    if (counts?.conversations !== frame.conversations) refresh(FOLLOWED.conversations);
    counts = frame;
  }

  function show({ conversationId, message }: Frame<'message'>): void {
    if (message.senderId !== memberId) stopTyping(conversationId);
    // Of what this tab has sent itself comes an answer, with which it takes the place of the one that waits.
    else if (isWaiting(client, memberId, conversationId)) return;
    addMessage(client, conversationId, message);
  }

  function hear(frame: ServerFrame): void {
    if (frame.type === 'counts') count(frame);
    if (frame.type === 'message') show(frame);
    if (frame.type === 'message-deleted') messageDeleted(client, frame.conversationId, frame.messageId);
    if (frame.type === 'read') {
      const mark = frame.memberId === memberId ? readSomewhere : readByOther;
      mark(client, frame.conversationId, frame.messageId);
    }
    if (frame.type === 'typing') showTyping(frame.conversationId);
    // The next call finds that out, and says it; one that is on its way may be what has ended the session.
    if (frame.type === 'session-ended' && client.isMutating() === 0) refresh(FOLLOWED.notifications);
  }

  const ends = [
    onFrame(hear),
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
