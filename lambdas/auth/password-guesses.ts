import { DAY, MINUTE, SECOND } from '../../shared/limits.ts';
import { TooManyRequests } from '../http/errors.ts';
import { countGuess, type Guess, type Patience } from '../http/rate-limits.ts';

/** How guesses of a password from one address are slowed down. */
export const PATIENCE: Patience = {
  free: 5,
  firstDelayMs: 2 * SECOND,
  longestDelayMs: 5 * MINUTE,
  forgottenAfterMs: DAY,
};

/**
 * Counts a guess of a password before it is compared, so that many at once are no way around the limit.
 *
 * @throws TooManyRequests when it has to wait
 */
export async function limitGuess(guess: Guess, patience: Patience = PATIENCE): Promise<void> {
  const wait = await countGuess(guess, patience);
  if (wait > 0) throw new TooManyRequests(wait / SECOND);
}
