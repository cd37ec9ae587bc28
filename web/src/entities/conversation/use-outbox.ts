import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from '../../api/idempotency-key.ts';
import { useMember } from '../../api/session.ts';
import { changeOutbox, deliver, deliveryKey, outboxQuery } from './deliver.ts';
import { EMPTY_OUTBOX, type Outgoing } from './outbox.ts';

/** What the viewer has sent in a conversation and has not arrived yet, and what can be done about it. */
export function useOutbox(conversationId: string) {
  const client = useQueryClient();
  const { _id: memberId } = useMember();
  const { data: outbox = EMPTY_OUTBOX } = useQuery(outboxQuery(memberId, conversationId));
  const isSending = useIsMutating({ mutationKey: deliveryKey(conversationId) }) > 0;
  const retry = () => deliver(client, memberId, conversationId);
  return {
    ...outbox,
    isSending,
    /** Shows a message at once and sends it behind those that wait. */
    send(message: Pick<Outgoing, 'text' | 'attachments' | 'start'>) {
      const outgoing = { ...message, key: newIdempotencyKey(), writtenAt: new Date().toISOString() };
      changeOutbox(client, memberId, conversationId, ({ waiting, problem }) => ({
        waiting: [...waiting, outgoing],
        problem,
      }));
      retry();
    },
    /** Sends what waits, in its order. */
    retry,
    /** Gives a message up that could not be sent. */
    discard: (key: string) =>
      changeOutbox(client, memberId, conversationId, ({ waiting, problem }) => {
        const left = waiting.filter((one) => one.key !== key);
        return { waiting: left, problem: left.length > 0 ? problem : undefined };
      }),
  };
}
