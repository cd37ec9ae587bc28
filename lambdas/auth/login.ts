import { auth } from '../../shared/api/auth.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../shared/limits.ts';
import { auth as texts } from '../../shared/texts.ts';
import { config } from '../config.ts';
import { addSession, newSession, readAccount } from '../data/accounts.ts';
import { countGuess, countInWindow, forgetGuesses, type Patience } from '../data/attempts.ts';
import { findMemberId, readMember } from '../data/members.ts';
import { BadRequest, TooManyRequests } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { isPassword } from './password.ts';
import { signIn } from './sign-in.ts';

const PATIENCE: Patience = {
  free: 5,
  firstDelayMs: 2 * SECOND,
  longestDelayMs: 5 * MINUTE,
  forgottenAfterMs: DAY,
};

const invalid = () => new BadRequest(texts.invalidCredentials, undefined, 'INVALID_CREDENTIALS');

/** Counts before looking: unknown members and known ones cost the same (DESIGN section 6). */
async function limit(who: string, address: string): Promise<void> {
  const [wait, tries] = await Promise.all([countGuess(who, PATIENCE), countInWindow('login', address, HOUR)]);
  if (wait > 0) throw new TooManyRequests(wait / SECOND);
  if (tries > config().LOGIN_FAILURES_PER_ADDRESS) throw new TooManyRequests(HOUR / SECOND);
}

export const handler = handle(auth.login, async ({ body, address }) => {
  const who = body.username.toLowerCase();
  const [memberId] = await Promise.all([findMemberId(who), limit(who, address)]);
  const [member, account] = memberId
    ? await Promise.all([readMember(memberId, { consistent: true }), readAccount(memberId)])
    : [];
  if (!(await isPassword(body.password, account?.passwordHash)) || !member || !account) throw invalid();

  const session = newSession(body.rememberMe);
  const [added] = await Promise.all([
    addSession(account, session),
    forgetGuesses(who),
    countInWindow('login', address, HOUR, -1),
  ]);
  if (!added) throw invalid();
  return signIn(member, session);
});
