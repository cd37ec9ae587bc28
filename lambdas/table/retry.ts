import { SECOND } from '../../shared/limits.ts';
import { config } from '../config.ts';
import { ConditionFailedError, ContendedError } from './errors.ts';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const FIRST_MS = 10;
const LONGEST_MS = 400;

/**
 * Waits before another try: a random time below a bound that doubles with each attempt.
 *
 * @param attempt 1 before the second try
 */
export const backOff = (attempt: number): Promise<void> =>
  sleep(Math.random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt));

/** Whether the same work may succeed in a moment, because others have only been faster. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ConditionFailedError || error instanceof ContendedError;

/**
 * Runs work that reads and then writes under conditions, anew whenever others have changed the same meanwhile.
 *
 * @param work throws ConditionFailedError or ContendedError when it has met such a change
 * @param passes which errors of the work are to be tried again
 * @returns what the work returns
 * @throws ContendedError when such changes do not end within `CONFLICT_RETRY_SECONDS`, which are four
 */
export async function retryOnConflict<T>(work: () => Promise<T>, passes = isConflict): Promise<T> {
  // Not by `Date`: the system's clock may be set meanwhile.
  const end = performance.now() + config().CONFLICT_RETRY_SECONDS * SECOND;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!passes(error)) throw error;
      if (performance.now() > end && !isConflict(error)) throw error;
      if (performance.now() > end)
        throw new ContendedError('others keep changing the same items', { cause: error });
    }
    await backOff(attempt);
  }
}
