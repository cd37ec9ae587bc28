import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errors, notifications as texts } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { readRetry, readRetryDelay } from '../../api/retry.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { type Inbox, withAllRead, withOlder, without, withRead } from './inbox.ts';
import { inboxKey, readInbox } from './use-inbox.ts';

/**
 * What a member can do with their notifications. While a call is on its way, `useInbox` shows what it will bring about;
 * here the answer is written down.
 */
export function useSteps() {
  const client = useQueryClient();
  const change = (by: (inbox: Inbox) => Inbox) =>
    client.setQueryData<Inbox>(inboxKey, (inbox) => inbox && by(inbox));
  const keep = (by: (inbox: Inbox) => Inbox) => {
    // A poll that is on its way was true before this step.
    void client.cancelQueries({ queryKey: inboxKey });
    change(by);
  };
  const drop = (notificationId: string) => keep((inbox) => without(inbox, notificationId));
  const lookAgain = () => void client.invalidateQueries({ queryKey: inboxKey });
  const failed = (error: Error, notificationId?: string) => {
    // Deleted in another window, or with what it was about: nothing to complain of.
    if (notificationId !== undefined && error instanceof ApiError && error.status === 404)
      drop(notificationId);
    else toast.error(messageOf(error, errors.anErrorOccurred));
    lookAgain();
  };

  const read = useSend(api.notifications.read, {
    onSuccess: (_, { params }) => keep((inbox) => withRead(inbox, params.notificationId)),
    onError: (error, { params }) => failed(error, params.notificationId),
  });
  const remove = useSend(api.notifications.delete, {
    onSuccess(_, { params }) {
      drop(params.notificationId);
      toast.success(texts.deleted);
    },
    onError: (error, { params }) => failed(error, params.notificationId),
  });
  const readAll = useSend(api.notifications.readAll, {
    onSuccess() {
      keep(withAllRead);
      // What came meanwhile may be unread.
      lookAgain();
      toast.success(texts.allRead);
    },
    onError: (error) => failed(error),
  });
  const older = useMutation({
    mutationFn: (cursor: string) => readInbox({ cursor }),
    onSuccess: (page, cursor) => change((inbox) => withOlder(inbox, cursor, page)),
    retry: readRetry,
    retryDelay: readRetryDelay,
  });

  return {
    read: (notificationId: string) => read.mutate({ params: { notificationId } }),
    remove: (notificationId: string) => remove.mutate({ params: { notificationId } }),
    readAll: () => readAll.mutate({}),
    older: {
      load: (cursor: string) => older.mutate(cursor),
      isLoading: older.isPending,
      failed: older.isError,
    },
  };
}
