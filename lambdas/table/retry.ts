import { setTimeout as sleep } from 'node:timers/promises';
import { ConditionFailedError, LostRaceError } from './errors.ts';

const FIRST = 20;
const LONGEST = 500;

/**
 * Waits before another try: a random time below a bound that doubles with each attempt.
 *
 * @param attempt 1 before the second try
 */
export const backOff = (attempt: number): Promise<void> =>
  sleep(Math.random() * Math.min(LONGEST, FIRST * 2 ** attempt));

const ROUNDS = 20;

/**
 * Runs work that looks how things stand and then writes, again and again while others change the same at the same
 * moment.
 *
 * @param work throws ConditionFailedError or LostRaceError when it has met such a change
 * @throws LostRaceError when that does not end
 */
export async function untilUncontested<T>(work: () => Promise<T>): Promise<T> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ConditionFailedError || error instanceof LostRaceError)) throw error;
      await backOff(round);
    }
  }
  throw new LostRaceError('others kept changing the same');
}
