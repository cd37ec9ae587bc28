import { auth } from '../../shared/api/auth.ts';
import { HOUR, SECOND } from '../../shared/limits.ts';
import { refusals } from '../../shared/texts/refusals.ts';
import { config } from '../config.ts';
import { BadRequest, TooManyRequests } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { countInWindow, forgetGuesses, type Guess, type Patience, readWindow } from '../http/rate-limits.ts';
import { addSession, newSession, readAccount } from '../http/session/accounts.ts';
import { clientOf } from '../http/session/client.ts';
import { findMemberId, readMember } from '../users/store/members.ts';
import { isPassword } from './password.ts';
import { limitGuess, PATIENCE, WRONG_GUESSES } from './password-guesses.ts';
import { signIn } from './sign-in.ts';

/** An account that is guessed at from many addresses lets each of them, the owner's too, wait before its first guess. */
const ALARMED: Patience = { ...PATIENCE, free: 0, firstDelayMs: 30 * SECOND };
const WRONG_GUESSES_A_DAY = 100;

const invalid = () => new BadRequest(refusals.invalidCredentials, undefined, 'INVALID_CREDENTIALS');

/** Read and compared like any member's when there is none, so that both take the same time. */
const NOBODY = '-'.repeat(16);

/** Counts before anything is compared, so that many guesses at once are no way around the limit. */
async function limit(guess: Guess, wrongToday: number): Promise<void> {
  const [tries] = await Promise.all([
    countInWindow('login', guess.address, HOUR),
    limitGuess(guess, wrongToday < WRONG_GUESSES_A_DAY ? PATIENCE : ALARMED),
  ]);
  if (tries > config().LOGIN_FAILURES_PER_ADDRESS) throw new TooManyRequests(HOUR / SECOND);
}

export const handler = handle(auth.login, async ({ body, address, userAgent }) => {
  const name = body.username.toLowerCase();
  const [memberId, wrongToday] = await Promise.all([
    findMemberId(name),
    readWindow(WRONG_GUESSES.kind, name, WRONG_GUESSES.windowMs),
  ]);
  // One counter for username and e-mail address of a member.
  const guess = { who: memberId ?? name, address };
  const [member, account] = await Promise.all([
    readMember(memberId ?? NOBODY, { consistent: true }),
    readAccount(memberId ?? NOBODY),
    limit(guess, wrongToday),
  ]);
  if (!(await isPassword(body.password, account?.passwordHash)) || !member || !account) {
    await countInWindow(WRONG_GUESSES.kind, name, WRONG_GUESSES.windowMs);
    throw invalid();
  }

  const session = newSession(body.rememberMe, clientOf({ address, userAgent }));
  const [added] = await Promise.all([
    addSession(account, session),
    forgetGuesses(guess),
    countInWindow('login', address, HOUR, -1),
  ]);
  if (!added) throw invalid();
  return signIn(member, session);
});
