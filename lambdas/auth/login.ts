import { auth } from '../../shared/api/auth.ts';
import { handle } from '../http/handle.ts';
import { readAccount } from '../http/session/accounts.ts';
import { knownBrowserOf } from '../http/session/known-browser.ts';
import { findMemberId, readMember } from '../members/store/members.ts';
import { unrestricted } from '../visibility/viewer.ts';
import { beginSession } from './begin-session.ts';
import { InvalidCredentialsError } from './errors.ts';
import { isPassword } from './password/password.ts';
import { countWrong, forgetTries, limitTry, tryOf } from './password/password-guesses.ts';

/** Read and compared like any member's when there is none, so that both take the same time. */
const NOBODY = '-'.repeat(16);

export const handler = handle(
  auth.login,
  async ({ body, address, userAgent, browserToken, token, effect }) => {
    const name = body.username.toLowerCase();
    const memberId = await findMemberId(unrestricted, name);
    const browser = await knownBrowserOf(browserToken, memberId ?? NOBODY);
    const attempt = tryOf(name, memberId, address, browser);
    const [member, account] = await Promise.all([
      readMember(memberId ?? NOBODY, { consistent: true }),
      readAccount(memberId ?? NOBODY),
      limitTry(attempt),
    ]);
    if (!(await isPassword(body.password, account?.passwordHash)) || !member || !account) {
      await countWrong(attempt);
      throw new InvalidCredentialsError();
    }

    const { rememberMe } = body;
    const [answer] = await Promise.all([
      beginSession(effect, {
        member,
        account,
        origin: { address, userAgent },
        rememberMe,
        isKnownBrowser: browser !== undefined,
        isStrong: false,
        replaces: token,
      }),
      forgetTries(attempt),
    ]);
    if (!answer) throw new InvalidCredentialsError();
    return answer;
  },
);
