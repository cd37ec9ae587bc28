import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NotificationFilter } from '../../../../shared/rules/notifications/filters.ts';
import { notifications as texts } from '../../../../shared/texts/notifications/notifications.ts';
import { errors } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { readRetry, readRetryDelay } from '../../api/retry.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { type NotificationFeed, withAllRead, withOlder, without, withRead } from './feed.ts';
import { keyOfFeed, notificationsKey, readNotifications } from './use-notifications.ts';

/** A row stands for all of its group. */
const AS_GROUP = { grouped: '1' } as const;

/**
 * What a member can do with their notifications. While a call is on its way, `useNotifications` shows what it will bring about;
 * here the answer is written down.
 *
 * @param kind what the list that is shown is narrowed to
 */
export function useNotificationActions(kind?: NotificationFilter) {
  const client = useQueryClient();
  const change = (by: (feed: NotificationFeed) => NotificationFeed) =>
    client.setQueriesData<NotificationFeed>({ queryKey: notificationsKey }, (feed) => feed && by(feed));
  const keep = (by: (feed: NotificationFeed) => NotificationFeed) => {
    // A poll that is on its way was true before this step.
    void client.cancelQueries({ queryKey: notificationsKey });
    change(by);
  };
  const removed = (notificationId: string) => keep((feed) => without(feed, notificationId));
  const refetch = () => void client.invalidateQueries({ queryKey: notificationsKey });
  const failed = (error: Error, notificationId?: string) => {
    // Deleted in another window, or with what it was about: nothing to complain of.
    if (notificationId !== undefined && error instanceof ApiError && error.status === 404)
      removed(notificationId);
    else toast.error(messageOf(error, errors.anErrorOccurred));
    refetch();
  };

  const read = useSend(api.notifications.read, {
    onSuccess: (_, { params }) => keep((feed) => withRead(feed, params.notificationId)),
    onError: (error, { params }) => failed(error, params.notificationId),
  });
  const remove = useSend(api.notifications.delete, {
    onSuccess(_, { params }) {
      removed(params.notificationId);
      toast.success(texts.deleted);
    },
    onError: (error, { params }) => failed(error, params.notificationId),
  });
  const readAll = useSend(api.notifications.readAll, {
    onSuccess() {
      keep(withAllRead);
      // What came meanwhile may be unread.
      refetch();
      toast.success(texts.allRead);
    },
    onError: (error) => failed(error),
  });
  const older = useMutation({
    mutationFn: (cursor: string) => readNotifications(kind, { cursor }),
    onSuccess: (page, cursor) =>
      client.setQueryData<NotificationFeed>(keyOfFeed(kind), (feed) => feed && withOlder(feed, cursor, page)),
    retry: readRetry,
    retryDelay: readRetryDelay,
  });

  return {
    read: (notificationId: string) => read.mutate({ params: { notificationId }, query: AS_GROUP }),
    remove: (notificationId: string) => remove.mutate({ params: { notificationId }, query: AS_GROUP }),
    readAll: () => readAll.mutate({}),
    older: {
      load: (cursor: string) => older.mutate(cursor),
      isLoading: older.isPending,
      failed: older.isError,
    },
  };
}
