import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/limits.ts';
import { config } from '../../config.ts';
import { TooManyRequests } from '../../http/errors.ts';
import {
  type BackoffPolicy,
  countGuess,
  countInWindow,
  forgetGuesses,
  forgetWindow,
  type Guess,
  readWindow,
} from '../../http/limits/rate-limits.ts';
import { logger } from '../../logger.ts';
import type { MemberItem } from '../../members/store/items.ts';
import { recoveryEmail } from '../../members/store/recovery-email.ts';
import { TableUnavailableError } from '../../table/errors.ts';

/** How guesses of a password from one place are slowed down. */
const BACKOFF: BackoffPolicy = {
  free: 5,
  firstDelayMs: 2 * SECOND,
  longestDelayMs: 5 * MINUTE,
  forgottenAfterMs: DAY,
};

/**
 * How guesses of strangers, all of them together, are slowed down at a name that was guessed at too often today. A member
 * has two names, and what happens at one must not show at the other: each allows half of what a member bears.
 */
const UNDER_ATTACK: BackoffPolicy = {
  ...BACKOFF,
  free: 0,
  firstDelayMs: MINUTE,
  longestDelayMs: 10 * MINUTE,
};
const WRONG_GUESSES_A_DAY = 50;
const STRANGERS = 'strangers';

const WRONG = { kind: 'wrong-guess', windowMs: DAY } as const;
const FROM_ADDRESS = { kind: 'login', windowMs: HOUR } as const;
const CONFIRMED_FROM = { kind: 'confirmation', windowMs: HOUR } as const;

/** A try to sign in. */
export interface Try {
  /** The name as it was typed, in lower case, so that no refusal tells whose it is; the member in a known browser. */
  who: string;
  address: string;
  /** The browser, when the member has signed in there before: whoever guesses elsewhere is no reason to make it wait. */
  browser: string | undefined;
}

/**
 * A try to sign in by a name.
 *
 * @param name as it was typed, in any case
 * @param memberId whose name it is, if anybody's
 * @param browser its id, when this member has signed in there before
 */
export const tryOf = (
  name: string,
  memberId: string | undefined,
  address: string,
  browser: string | undefined,
): Try => ({ who: browser !== undefined && memberId ? memberId : name.toLowerCase(), address, browser });

const guessOf = ({ who, address, browser }: Try): Guess => ({ who, from: browser ?? address });

const confirmationOf = (memberId: string): Guess => ({ who: memberId, from: 'confirmation' });

/**
 * Counts a guess of a password before it is compared, so that many at once are no way around the limit.
 *
 * @throws TooManyRequests when it has to wait
 */
async function limitGuess(guess: Guess, policy: BackoffPolicy = BACKOFF): Promise<void> {
  const wait = await countGuess(guess, policy);
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
  if (wrongToday >= WRONG_GUESSES_A_DAY) await limitGuess({ who, from: STRANGERS }, UNDER_ATTACK);
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

/**
 * Counts a guess of a member's password by somebody who is signed in as them, before it is compared: of the member wherever
 * they are, so that a stolen session gains nothing by many addresses, and of the address whoever the member is, so that
 * many stolen sessions gain nothing either. What has to wait for the member does not count for the address: an angry
 * neighbour with one account does not use up what it may.
 *
 * @throws TooManyRequests when it has to wait
 */
export async function limitConfirmation(memberId: string, address: string): Promise<void> {
  await limitGuess(confirmationOf(memberId));
  const fromAddress = await countInWindow(CONFIRMED_FROM.kind, address, CONFIRMED_FROM.windowMs);
  if (fromAddress > config().LOGIN_FAILURES_PER_ADDRESS) throw new TooManyRequests(HOUR / SECOND);
}

/** Forgets those guesses, after the right one. */
export const forgetConfirmations = (memberId: string): Promise<void> =>
  forgetGuesses(confirmationOf(memberId));

/** Forgets what was guessed at a member, by the names that sign them in, whose password was reset: it is another one now. */
export async function forgetAllGuesses(
  member: Pick<MemberItem, '_id' | 'username' | 'email' | 'recoveryAddress'>,
  address: string,
): Promise<void> {
  const { _id, username } = member;
  const names = [username, recoveryEmail(member)].map((name) => name.toLowerCase());
  await Promise.all([
    forgetConfirmations(_id),
    ...names.flatMap((who) => [
      ...[address, STRANGERS].map((from) => forgetGuesses({ who, from })),
      forgetWindow(WRONG.kind, who, WRONG.windowMs),
    ]),
  ]);
}
