import { auth } from '../../shared/api/auth.ts';
import { refusals } from '../../shared/texts/refusals.ts';
import { BadRequest } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { addSession, newSession, readAccount } from '../http/session/accounts.ts';
import { clientOf } from '../http/session/client.ts';
import { knownBrowserOf } from '../http/session/known-browser.ts';
import { findMemberId, readMember } from '../users/store/members.ts';
import { isPassword } from './password.ts';
import { countWrong, forgetTries, limitTry } from './password-guesses.ts';
import { signIn } from './sign-in.ts';

const invalid = () => new BadRequest(refusals.invalidCredentials, undefined, 'INVALID_CREDENTIALS');

/** Read and compared like any member's when there is none, so that both take the same time. */
const NOBODY = '-'.repeat(16);

export const handler = handle(auth.login, async ({ body, address, userAgent, browserToken }) => {
  const name = body.username.toLowerCase();
  const memberId = await findMemberId(name);
  const browser = await knownBrowserOf(browserToken, memberId ?? NOBODY);
  const attempt = { who: memberId ?? name, address, browser };
  const [member, account] = await Promise.all([
    readMember(memberId ?? NOBODY, { consistent: true }),
    readAccount(memberId ?? NOBODY),
    limitTry(attempt),
  ]);
  if (!(await isPassword(body.password, account?.passwordHash)) || !member || !account) {
    await countWrong(attempt);
    throw invalid();
  }

  const session = newSession(body.rememberMe, clientOf({ address, userAgent }));
  const [added] = await Promise.all([addSession(account, session), forgetTries(attempt)]);
  if (!added) throw invalid();
  return signIn(member, session);
});
