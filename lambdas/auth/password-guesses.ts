import { DAY, MINUTE, SECOND } from '../../shared/limits.ts';
import { TooManyRequests } from '../http/errors.ts';
import { countGuess, forgetGuesses, forgetWindow, type Guess, type Patience } from '../http/rate-limits.ts';
import type { MemberItem } from '../users/store/items.ts';

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

/** The counter of a day's wrong guesses, by the name that was typed. */
export const WRONG_GUESSES = { kind: 'wrong-guess', windowMs: DAY } as const;

/** Forgets what was guessed at a member whose password was reset: it is another one now. */
export async function forgetAllGuesses({ _id, username, email }: MemberItem, address: string): Promise<void> {
  const { kind, windowMs } = WRONG_GUESSES;
  await Promise.all([
    forgetGuesses({ who: _id, address }),
    ...[username, email].map((name) => forgetWindow(kind, name.toLowerCase(), windowMs)),
  ]);
}
