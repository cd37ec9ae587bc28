import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Message } from '../../../../shared/model/conversation.ts';
import { thread as texts } from '../../../../shared/texts/conversations/conversation-screens.ts';
import { api } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { addMessage, putConversation } from './conversation-cache.ts';
import { conversationKey } from './conversation-queries.ts';
import { EMPTY_OUTBOX, keepMessages, keptMessages, type Outbox, type Outgoing } from './outbox.ts';

const OUTBOXES = 'conversations.outbox';

export const outboxQuery = (memberId: string, conversationId: string) =>
  queryOptions({
    queryKey: [OUTBOXES, conversationId],
    queryFn: ({ client, queryKey }): Outbox => {
      const known = client.getQueryData<Outbox>(queryKey);
      if (known) return known;
      const waiting = keptMessages(memberId, conversationId);
      return waiting.length > 0 ? { waiting, problem: texts.notSent, isLost: true } : EMPTY_OUTBOX;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // What is on its way is not forgotten, however long another screen is shown.
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Whether anything that was sent in a conversation has not been confirmed. */
export const isWaiting = (client: QueryClient, memberId: string, conversationId: string): boolean =>
  (client.getQueryData(outboxQuery(memberId, conversationId).queryKey)?.waiting.length ?? 0) > 0;

export const deliveryKey = (conversationId: string): unknown[] => ['conversations.deliver', conversationId];

/** Sends one message; the same one again does not arrive twice. */
async function send(client: QueryClient, conversationId: string, outgoing: Outgoing): Promise<Message> {
  const { key, text, attachments, start } = outgoing;
  const options = { idempotencyKey: key };
  if (!start)
    return api.conversations.send({ params: { conversationId }, body: { text, attachments } }, options);
  const { conversation, message } = await api.conversations.start(
    { body: { text, attachments, ...start } },
    options,
  );
  putConversation(client, conversation);
  // A founder's first message brings the application to another stage, which the answer is too early for.
  if (conversation.applications.length > 0)
    void client.invalidateQueries({ queryKey: conversationKey(conversationId) });
  return message;
}

/** Changes what waits to be sent, here and in what the browser keeps. */
export function changeOutbox(
  client: QueryClient,
  memberId: string,
  conversationId: string,
  change: (outbox: Outbox) => Outbox,
): void {
  const changed = client.setQueryData<Outbox>(
    outboxQuery(memberId, conversationId).queryKey,
    (outbox = EMPTY_OUTBOX) => change(outbox),
  );
  keepMessages(memberId, conversationId, changed?.waiting ?? []);
}

/**
 * Sends what waits in a conversation, one after the other, until nothing is left or one fails; that one and those behind
 * it stay. It goes on when the screen is left.
 */
export function deliver(client: QueryClient, memberId: string, conversationId: string): void {
  const mutationKey = deliveryKey(conversationId);
  // The delivery that is under way goes on with what has been added.
  if (client.isMutating({ mutationKey }) > 0) return;
  const change = (by: (outbox: Outbox) => Outbox) => changeOutbox(client, memberId, conversationId, by);
  const first = () => client.getQueryData<Outbox>(outboxQuery(memberId, conversationId).queryKey)?.waiting[0];
  const mutation = client.getMutationCache().build(client, {
    mutationKey,
    async mutationFn() {
      for (let outgoing = first(); outgoing; outgoing = first()) {
        const { key } = outgoing;
        const message = await send(client, conversationId, outgoing);
        change(({ waiting }) => ({ waiting: waiting.filter((one) => one.key !== key), problem: undefined }));
        addMessage(client, conversationId, message);
      }
    },
  });
  change(({ waiting }) => ({ waiting, problem: undefined }));
  mutation.execute(undefined).catch((error: unknown) => {
    const isLost = error instanceof ApiError && error.isUnsettled;
    change(({ waiting }) => ({ waiting, problem: messageOf(error, texts.notSent), isLost }));
  });
}

/** Sends again what may have arrived without an answer: until its answer comes, it may stand in its thread twice. */
export function deliverLost(client: QueryClient, memberId: string): void {
  for (const [[, conversationId], outbox] of client.getQueriesData<Outbox>({ queryKey: [OUTBOXES] }))
    if (outbox?.isLost && typeof conversationId === 'string') deliver(client, memberId, conversationId);
}
