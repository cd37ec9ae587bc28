import { type MutationKey, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '../../../shared/api/route.ts';
import type { Call, Input } from './client.ts';
import { idempotencyKeys } from './idempotency-key.ts';
import type { SendOptions } from './send.ts';

interface Handlers<R> extends Pick<SendOptions, 'timeout'> {
  onSuccess?: (answer: Answer<R>, input: Input<R>) => void;
  onError?: (error: Error, input: Input<R>) => void;
  /** Runs before the call; changes shown at once belong here. */
  onMutate?: (input: Input<R>) => void;
  mutationKey?: MutationKey;
  /** Calls with the same scope run one after the other. */
  scope?: string;
}

/** An unsafe call as a mutation, with one `Idempotency-Key` per intent of the person who presses the button. */
export function useSend<R>(
  call: Call<R>,
  { timeout, scope, mutationKey, onMutate, onSuccess, onError }: Handlers<R> = {},
) {
  const [keys] = useState(idempotencyKeys);
  return useMutation<Answer<R>, Error, Input<R>>({
    mutationKey: mutationKey ?? [call.facts.name],
    scope: scope === undefined ? undefined : { id: scope },
    mutationFn: async (input) =>
      (await call.answer(input, { timeout, idempotencyKey: keys.keyFor(input) })).data,
    onMutate,
    onSuccess(answer, input) {
      keys.ended();
      onSuccess?.(answer, input);
    },
    onError(error, input) {
      keys.ended(error);
      onError?.(error, input);
    },
  });
}
