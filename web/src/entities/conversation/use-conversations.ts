import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readRetry, readRetryDelay } from '../../api/retry.ts';
import { type ConversationFeed, withOlder } from './conversation-feed.ts';
import { feedKey, feedQuery, readFeed } from './conversation-queries.ts';
import { useListRefresh } from './refresh.ts';

/**
 * The viewer's conversations, or those that they have archived. One query for the badge and for the list.
 *
 * @param mayAsk whether the server may be asked; otherwise the list is what is known already
 */
export function useConversations(archived = false, mayAsk = true) {
  const client = useQueryClient();
  const refresh = useListRefresh();
  const query = useQuery({ ...feedQuery(archived), ...refresh, enabled: mayAsk });
  const older = useMutation({
    mutationFn: (cursor: string) => readFeed(archived, { cursor }),
    onSuccess: (page, cursor) =>
      client.setQueryData<ConversationFeed>(
        feedKey(archived),
        (feed) => feed && withOlder(feed, cursor, page),
      ),
    retry: readRetry,
    retryDelay: readRetryDelay,
  });
  return {
    feed: query.data,
    failed: query.isLoadingError,
    retry: () => void query.refetch(),
    older: {
      load: (cursor: string) => older.mutate(cursor),
      isLoading: older.isPending,
      failed: older.isError,
    },
  };
}
