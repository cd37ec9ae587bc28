import type { QueryClient } from '@tanstack/react-query';
import { IDEMPOTENCY_KEPT } from '../../../../../shared/limits.ts';
import { connectivity as texts } from '../../../../../shared/texts.ts';
import { reachedAgain, reportLost } from '../../../api/connectivity.ts';
import { ApiError, messageOf } from '../../../api/error.ts';
import { callsOfClosedPages, forgetCall, isKept, type KeptCall } from '../../../api/kept-calls.ts';
import { send } from '../../../api/send.ts';
import { toast } from '../../../components/feedback/toast.ts';

/** Whether the server does not know the key of a call any more. */
const isTooOld = ({ askedAt }: KeptCall): boolean => Date.now() - askedAt >= IDEMPOTENCY_KEPT;

/** Makes one call under its first key, so that it acts once, whoever else makes it. */
async function make(call: KeptCall): Promise<void> {
  const { facts, input, idempotencyKey, askedAt } = call;
  if (isTooOld(call)) throw new ApiError({ kind: 'network' });
  await send(facts, input, { idempotencyKey, askedAt });
}

/** Makes the calls that an earlier page has left without an answer, in their order, and says what became of them. */
export async function resumeCalls(client: QueryClient, memberId: string): Promise<void> {
  const calls = await callsOfClosedPages(memberId);
  if (calls.length === 0) return;
  if (!navigator.onLine) {
    reportLost();
    await reachedAgain(calls.length);
  }
  let sent = 0;
  let failure: string | undefined;
  for (const call of calls) {
    const { idempotencyKey } = call;
    if (!isKept(memberId, idempotencyKey)) continue;
    try {
      await make(call);
      sent += 1;
    } catch (error) {
      // Without an answer, the next page tries again.
      if (error instanceof ApiError && error.kind !== 'answer' && !isTooOld(call)) continue;
      failure = messageOf(error, texts.notSent);
    }
    forgetCall(memberId, idempotencyKey);
  }
  if (sent > 0) toast.success(texts.sent(sent));
  if (failure !== undefined) toast.error(failure);
  await client.invalidateQueries();
}
