import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Conversation } from '../../../../shared/model/conversation.ts';
import { readRetry, readRetryDelay } from '../../api/retry.ts';
import { readMessages, threadKey, threadQuery } from './conversation-queries.ts';
import { MESSAGES_REFRESH } from './refresh.ts';
import { EMPTY_THREAD, type Thread, withOlder } from './thread.ts';

/**
 * The messages of a conversation. They are read again as soon as the conversation tells of a newer one.
 *
 * @param conversation as it was read last; null before the first message
 * @param isSending whether an own message is on its way: an answer that has it would show it twice
 */
export function useThread(conversationId: string, conversation: Conversation | null, isSending: boolean) {
  const client = useQueryClient();
  const hasBegun = conversation !== null;
  const query = useQuery({
    ...threadQuery(conversationId),
    ...MESSAGES_REFRESH,
    enabled: hasBegun && !isSending,
  });
  const mutationKey = ['conversations.older', conversationId];
  const older = useMutation({
    mutationKey,
    mutationFn: (cursor: string) => readMessages(conversationId, { cursor }),
    onSuccess: (page, cursor) =>
      client.setQueryData<Thread>(
        threadKey(conversationId),
        (thread) => thread && withOlder(thread, cursor, page),
      ),
    retry: readRetry,
    retryDelay: readRetryDelay,
  });
  const last = conversation?.lastMessage;
  const known = query.data?.rows.at(-1);
  const isBehind =
    query.isSuccess &&
    last !== null &&
    last !== undefined &&
    (known === undefined ||
      known._id < last._id ||
      (known._id === last._id && known.deleted !== last.deleted));
  useEffect(() => {
    if (isBehind && !isSending) void client.invalidateQueries({ queryKey: threadKey(conversationId) });
  }, [isBehind, isSending, client, conversationId]);
  const next = query.data?.next;
  return {
    thread: hasBegun ? query.data : EMPTY_THREAD,
    failed: query.isLoadingError,
    retry: () => void query.refetch(),
    older: {
      hasMore: next !== undefined,
      isLoading: older.isPending,
      failed: older.isError,
      load: () => {
        // Several may ask before this is drawn again, some of them with what was known before the last page.
        const cursor = client.getQueryData<Thread>(threadKey(conversationId))?.next;
        if (cursor !== undefined && client.isMutating({ mutationKey }) === 0) older.mutate(cursor);
      },
    },
  };
}
