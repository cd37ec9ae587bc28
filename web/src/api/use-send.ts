import { type MutationKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '../../../shared/api/route.ts';
import type { Call, Input } from './client.ts';
import { idempotencyKeys } from './idempotency-key.ts';
import { callKeeper } from './kept-calls.ts';
import type { SendOptions } from './send.ts';
import { memberIn } from './session.ts';

interface Handlers<R> extends Pick<SendOptions, 'timeout'> {
  onSuccess?: (answer: Answer<R>, input: Input<R>) => void;
  onError?: (error: Error, input: Input<R>) => void;
  /** Runs before the call; changes shown at once belong here. */
  onMutate?: (input: Input<R>) => void;
  mutationKey?: MutationKey;
  /** Calls with the same scope run one after the other. */
  scope?: string;
  /**
   * The call outlasts the page: without an answer, the next page makes it. For changes of which nothing else is kept in
   * this browser, such as a draft, and which hold nothing secret. `sets` names what each call sets anew.
   */
  outlasts?: { sets?: string };
}

/** An unsafe call as a mutation, with one `Idempotency-Key` per intent of the person who presses the button. */
export function useSend<R>(
  call: Call<R>,
  { timeout, scope, outlasts, mutationKey, onMutate, onSuccess, onError }: Handlers<R> = {},
) {
  const [keys] = useState(idempotencyKeys);
  const member = memberIn(useQueryClient());
  const kept = outlasts && member && callKeeper(member._id, call.facts, outlasts.sets);
  return useMutation<Answer<R>, Error, Input<R>>({
    mutationKey: mutationKey ?? [call.facts.name],
    scope: scope === undefined ? undefined : { id: scope },
    mutationFn: async (input) =>
      (await call.answer(input, { timeout, idempotencyKey: kept?.keyOf(input) ?? keys.keyFor(input) })).data,
    onMutate(input) {
      kept?.keep(input, keys.keyFor(input));
      onMutate?.(input);
    },
    onSuccess(answer, input) {
      kept?.forget(input);
      keys.ended();
      onSuccess?.(answer, input);
    },
    onError(error, input) {
      kept?.forget(input);
      keys.ended(error);
      onError?.(error, input);
    },
  });
}
