import { type IdempotencyMarker, markerWrite } from './idempotency-marker.ts';
import { transact } from './transact.ts';
import type { Write } from './write.ts';

/** What a call changes: one transaction, handed from the route to the store function that writes it. */
export interface Effect {
  /**
   * Waits until it is known that the call may write; what it writes before its effect is preceded by this.
   *
   * @throws what refuses the call, such as a daily limit that is reached
   */
  allowed(): Promise<void>;
  /**
   * Writes the effect, all or nothing, once the call may write, and marks the Idempotency-Key of the call as used. After
   * a conflict it can be tried again, after success it cannot.
   *
   * @param writes at most 99, as for `transact`
   * @throws AlreadyDoneError when the call has acted before under its Idempotency-Key
   * @throws what `allowed` and `transact` throw
   */
  commit(writes: Write[]): Promise<void>;
}

/** Of work that no call does, such as a job: each of its transactions is one by itself, without marker. */
export const plainEffect: Effect = { allowed: async () => {}, commit: transact };

/** What the effect of a call depends on, where there is any of it. */
interface Terms {
  /** Written together with the effect. */
  marker?: IdempotencyMarker | undefined;
  /** Rejects when the call may not write. */
  permission?: Promise<unknown> | undefined;
}

function newEffect({ marker, permission }: Terms): Effect {
  let isCommitted = false;
  const allowed = async (): Promise<void> => void (await permission);
  return {
    allowed,
    async commit(writes) {
      if (isCommitted) throw new Error('a call has one effect');
      await allowed();
      await transact(marker ? [markerWrite(marker), ...writes] : writes);
      isCommitted = true;
      if (marker) marker.isWritten = true;
    },
  };
}

/**
 * Does the work of a call, which may read at once, beside finding out whether it may write.
 *
 * @returns what the work returns, once both have ended
 * @throws what refuses the call, else what the work throws
 */
export async function withEffect<T>(terms: Terms, work: (effect: Effect) => Promise<T>): Promise<T> {
  const result = work(newEffect(terms));
  // A function that has answered may be stopped: nothing is to be on its way then.
  await Promise.allSettled([terms.permission, result]);
  await terms.permission;
  return result;
}
