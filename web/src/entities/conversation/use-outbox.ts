import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newIdempotencyKey } from '../../api/idempotency-key.ts';
import { useMember } from '../../api/session.ts';
import { changeOutbox, deliver, deliverLost, deliveryKey, outboxQuery } from './deliver.ts';
import { EMPTY_OUTBOX, type Outgoing } from './outbox.ts';

/** What the viewer has sent in a conversation and has not arrived yet, and what can be done about it. */
export function useOutbox(conversationId: string) {
  const client = useQueryClient();
  const { _id: memberId } = useMember();
  const { data } = useQuery(outboxQuery(memberId, conversationId));
  const outbox = data ?? EMPTY_OUTBOX;
  // What was kept through a reload is sent as soon as it is known here.
  const hasRead = data !== undefined;
  useEffect(() => {
    if (hasRead) deliverLost(client, memberId);
  }, [client, memberId, hasRead]);
  const isSending = useIsMutating({ mutationKey: deliveryKey(conversationId) }) > 0;
  const retry = () => deliver(client, memberId, conversationId);
  return {
    ...outbox,
    isSending,
    /** Shows a message at once and sends it behind those that wait. */
    send(message: Pick<Outgoing, 'text' | 'attachments' | 'start'>) {
      const outgoing = { ...message, key: newIdempotencyKey(), writtenAt: new Date().toISOString() };
      changeOutbox(client, memberId, conversationId, (before) => ({
        ...before,
        waiting: [...before.waiting, outgoing],
      }));
      retry();
    },
    /** Sends what waits, in its order. */
    retry,
    /** Gives a message up that could not be sent. */
    discard: (key: string) =>
      changeOutbox(client, memberId, conversationId, (before) => {
        const waiting = before.waiting.filter((one) => one.key !== key);
        return waiting.length > 0 ? { ...before, waiting } : EMPTY_OUTBOX;
      }),
  };
}
