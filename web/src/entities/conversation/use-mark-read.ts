import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Conversation } from '../../../../shared/model/conversation.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/use-send.ts';
import { markedRead } from './conversation-cache.ts';
import type { Thread } from './thread.ts';
import { useAttention } from './use-attention.ts';

/** Marks what is shown as read while somebody looks at it. A mark that fails is made again with the next message. */
export function useMarkRead(conversation: Conversation | null, thread: Thread | undefined): void {
  const client = useQueryClient();
  const isLooking = useAttention();
  const { mutate } = useSend(api.conversations.markRead, {
    onSuccess: ({ unread }, { params, body }) =>
      markedRead(client, params.conversationId, body.messageId, unread),
  });
  const newest = thread?.rows.findLast(({ senderId }) => senderId === conversation?.member._id)?._id;
  const isNew = newest !== undefined && conversation !== null && (conversation.readByMe ?? '') < newest;
  const conversationId = conversation?._id;
  const marked = useRef<string>(undefined);
  useEffect(() => {
    if (!isLooking || !isNew || conversationId === undefined || marked.current === newest) return;
    marked.current = newest;
    mutate({ params: { conversationId }, body: { messageId: newest } });
  }, [isLooking, isNew, conversationId, newest, mutate]);
}
