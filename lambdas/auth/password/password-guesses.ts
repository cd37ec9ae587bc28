import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/limits.ts';
import { config } from '../../config.ts';
import { TooManyRequests } from '../../http/errors.ts';
import {
  countGuess,
  countInWindow,
  forgetGuesses,
  forgetWindow,
  type Guess,
  type Patience,
  readWindow,
} from '../../http/limits/rate-limits.ts';
import { logger } from '../../logger.ts';
import { TableUnavailableError } from '../../table/errors.ts';

/** How guesses of a password from one place are slowed down. */
const PATIENCE: Patience = {
  free: 5,
  firstDelayMs: 2 * SECOND,
  longestDelayMs: 5 * MINUTE,
  forgottenAfterMs: DAY,
};

/** How guesses of strangers, all of them together, are slowed down at a member who was guessed at too often today. */
const ALARMED: Patience = { ...PATIENCE, free: 0, firstDelayMs: 30 * SECOND };
const WRONG_GUESSES_A_DAY = 100;
const STRANGERS = 'strangers';

const WRONG = { kind: 'wrong-guess', windowMs: DAY } as const;
const FROM_ADDRESS = { kind: 'login', windowMs: HOUR } as const;

/** A try to sign in. */
export interface Try {
  /** The member, whatever name was typed for them; the name where it is nobody's. */
  who: string;
  address: string;
  /** The browser, when the member has signed in there before: whoever guesses elsewhere is no reason to make it wait. */
  browser: string | undefined;
}

const guessOf = ({ who, address, browser }: Try): Guess => ({ who, from: browser ?? address });

/**
 * Counts a guess of a password before it is compared, so that many at once are no way around the limit.
 *
 * @throws TooManyRequests when it has to wait
 */
export async function limitGuess(guess: Guess, patience: Patience = PATIENCE): Promise<void> {
  const wait = await countGuess(guess, patience);
  if (wait > 0) throw new TooManyRequests(wait / SECOND);
}

/**
 * Counts a try to sign in before its password is compared.
 *
 * @throws TooManyRequests when it has to wait
 */
export async function limitTry(attempt: Try): Promise<void> {
  const { who, browser } = attempt;
  const [wrongToday] = await Promise.all([
    browser ? 0 : readWindow(WRONG.kind, who, WRONG.windowMs),
    limitGuess(guessOf(attempt)),
  ]);
  if (wrongToday >= WRONG_GUESSES_A_DAY) await limitGuess({ who, from: STRANGERS }, ALARMED);
}

/**
 * Counts a try whose password was wrong.
 *
 * @throws TooManyRequests when there were too many from its address: the right one would have passed all the same
 */
export async function countWrong({ who, address, browser }: Try): Promise<void> {
  if (browser) return;
  const [fromAddress] = await Promise.all([
    countInWindow(FROM_ADDRESS.kind, address, FROM_ADDRESS.windowMs),
    countInWindow(WRONG.kind, who, WRONG.windowMs),
  ]);
  if (fromAddress > config().LOGIN_FAILURES_PER_ADDRESS) throw new TooManyRequests(HOUR / SECOND);
}

/** Forgets the tries from a place, after the right one. Who has signed in is not turned away when that fails. */
export async function forgetTries(attempt: Try): Promise<void> {
  try {
    await forgetGuesses(guessOf(attempt));
  } catch (error) {
    if (!(error instanceof TableUnavailableError)) throw error;
    logger.error('tries were not forgotten', { error });
  }
}

/** Forgets what was guessed at a member whose password was reset: it is another one now. */
export async function forgetAllGuesses({ _id }: { _id: string }, address: string): Promise<void> {
  await Promise.all([
    ...[address, STRANGERS].map((from) => forgetGuesses({ who: _id, from })),
    forgetWindow(WRONG.kind, _id, WRONG.windowMs),
  ]);
}
