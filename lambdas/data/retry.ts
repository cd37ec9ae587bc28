import { setTimeout as sleep } from 'node:timers/promises';

const FIRST = 20;
const LONGEST = 500;

/**
 * Waits before another try: a random time below a bound that doubles with each attempt.
 *
 * @param attempt 1 before the second try
 */
export const backOff = (attempt: number): Promise<void> =>
  sleep(Math.random() * Math.min(LONGEST, FIRST * 2 ** attempt));
