import { IDEMPOTENCY_KEPT, SECOND } from '../../shared/limits.ts';
import type { RememberedAnswer, RequestItem } from './items/call.ts';
import { type Key, keys } from './keys.ts';
import { get, putIfNew, remove, update } from './table.ts';
import { ConditionFailedError, LostRaceError } from './table-errors.ts';
import type { Write } from './transact.ts';

export type Claim = Key<RequestItem> & RequestItem & { isRepeat: boolean };

/**
 * Claims an Idempotency-Key for a request; an earlier claim stays as it is.
 *
 * @param caller member id, or one word for all visitors
 * @param key the header's value
 * @param fingerprint of route, path and body
 * @returns this claim, or the earlier one as a repeat
 */
export async function claimRequest(caller: string, key: string, fingerprint: string): Promise<Claim> {
  const at = Date.now();
  const claim = {
    ...keys.request(caller, key),
    fingerprint,
    at,
    ttl: Math.ceil((at + IDEMPOTENCY_KEPT) / SECOND),
  };
  const earlier = await putIfNew<RequestItem>(claim, at / SECOND);
  return earlier ? { ...earlier, isRepeat: true } : { ...claim, isRepeat: false };
}

/** The claim as it stands now. */
export const readClaim = ({ pk, sk }: Claim) => get<RequestItem>({ pk, sk }, { consistent: true });

/** Gives a key back that was claimed for a call without effect. */
export const releaseClaim = ({ pk, sk }: Claim): Promise<void> => remove({ pk, sk });

/** Keeps what a call answered for its repeats; a claim that was given back or has expired stays gone. */
export async function rememberAnswer({ pk, sk }: Claim, answer: RememberedAnswer): Promise<void> {
  try {
    await update<RequestItem>(
      { pk, sk },
      { update: 'SET answer = :answer', condition: 'attribute_exists(pk)', values: { ':answer': answer } },
    );
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
  }
}

/** The effect of this call has already happened. */
export class AlreadyDoneError extends Error {
  override readonly name = 'AlreadyDoneError';
}

/**
 * The write that lets a transaction happen only once under its Idempotency-Key.
 *
 * It fails with AlreadyDoneError at a repeat, and with LostRaceError when a refused twin has given the claim back.
 */
export const markDone = ({ pk, sk }: Claim): Write => ({
  key: { pk, sk },
  update: 'SET done = :true',
  condition: 'attribute_exists(pk) AND attribute_not_exists(done)',
  values: { ':true': true },
  otherwise: (exists) =>
    exists
      ? new AlreadyDoneError('this call is already done')
      : new LostRaceError('the claim of this call is gone'),
});
