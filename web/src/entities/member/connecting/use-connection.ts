import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ConnectionStatus } from '../../../../../shared/model/connection.ts';
import { connections as texts } from '../../../../../shared/texts/members/connections.ts';
import { errors } from '../../../../../shared/texts.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { read } from '../../../api/queries.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { connectionAdded, connectionRemoved, requestAnswered, strangersChanged } from './connection-cache.ts';

/** What a list tells about everybody in it, and when it was read (milliseconds since 1970). */
export interface Known extends ConnectionStatus {
  readAt: number;
}

/**
 * What the viewer is to another member, and the steps from one state to the next. A step is shown at once and taken
 * back when its call fails; then the server is asked how things really stand.
 *
 * @param userId the other member
 * @param known their state where a list already tells it; the server is not asked then
 */
export function useConnection(userId: string, known?: Known) {
  const client = useQueryClient();
  const status = read(api.connections.status, { params: { userId } });
  const query = useQuery({ ...status, enabled: known === undefined });
  const connection = known && known.readAt > query.dataUpdatedAt ? known : query.data;
  const mutationKey = ['connection', userId];
  const isBusy = useIsMutating({ mutationKey }) > 0;

  const before = useRef(connection);
  const show = (next: ConnectionStatus | undefined) => client.setQueryData(status.queryKey, next);
  const step = (next: () => ConnectionStatus, said: string, done: () => void) => ({
    mutationKey,
    outlasts: { sets: mutationKey.join(' ') },
    onMutate() {
      before.current = connection;
      // An answer that is on its way was true before this step.
      void client.cancelQueries({ queryKey: status.queryKey });
      show(next());
    },
    onSuccess() {
      show(next());
      toast.success(said);
      done();
    },
    onError(error: Error) {
      show(before.current);
      toast.error(messageOf(error, errors.anErrorOccurred));
      void client.fetchQuery({ ...status, staleTime: 0 }).catch(() => {});
    },
  });
  const none = (): ConnectionStatus => ({ status: 'none' });
  const pending = (): ConnectionStatus => ({ status: 'pending_sender' });
  const connected = (): ConnectionStatus => ({
    status: 'connected',
    connectionDate: new Date().toISOString(),
  });

  const request = useSend(
    api.connections.request,
    step(pending, texts.sent, () => strangersChanged(client)),
  );
  const withdraw = useSend(
    api.connections.withdraw,
    step(none, texts.withdrawn, () => strangersChanged(client)),
  );
  const accept = useSend(
    api.connections.accept,
    step(connected, texts.accepted, () => {
      requestAnswered(client, userId);
      connectionAdded(client);
    }),
  );
  const reject = useSend(
    api.connections.reject,
    step(none, texts.rejected, () => requestAnswered(client, userId)),
  );
  const remove = useSend(
    api.connections.remove,
    step(none, texts.removed, () => connectionRemoved(client, userId)),
  );

  const requestId = connection?.requestId;
  const params = { userId };
  return {
    connection,
    isBusy,
    failed: connection === undefined && query.isError,
    retry: () => void query.refetch(),
    request: () => request.mutate({ params }),
    withdraw: () => withdraw.mutate({ params }),
    accept: () => requestId && accept.mutate({ params: { requestId } }),
    reject: () => requestId && reject.mutate({ params: { requestId } }),
    remove: () => remove.mutate({ params }),
  };
}
