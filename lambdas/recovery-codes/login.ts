import { recoveryCodes } from '../../shared/api/recovery-codes.ts';
import { beginSession } from '../auth/begin-session.ts';
import { countWrong, forgetTries, limitTry, tryOf } from '../auth/password/password-guesses.ts';
import { CodeUnknownError, readRecoveryCodes, spendingOf } from '../factors/recovery-codes/recovery-codes.ts';
import { handle } from '../http/handle.ts';
import { readAccount } from '../http/session/accounts.ts';
import { knownBrowserOf } from '../http/session/known-browser.ts';
import { findMemberId, readMember } from '../members/store/members.ts';
import { unrestricted } from '../visibility/viewer.ts';
import { hashOf } from './codes.ts';
import { CodeRefusedError } from './errors.ts';

/** Looked at like any member's codes when there is none, so that both take the same time. */
const NOBODY = '-'.repeat(16);

/** Guesses are counted together with those of the password: whoever guesses at both is no better off. */
export const handler = handle(
  recoveryCodes.login,
  async ({ body, address, userAgent, browserToken, token, effect }) => {
    const name = body.username.toLowerCase();
    const memberId = await findMemberId(unrestricted, name);
    const browser = await knownBrowserOf(browserToken, memberId ?? NOBODY);
    const attempt = tryOf(name, memberId, address, browser);
    const [member, account, stored, hash] = await Promise.all([
      readMember(memberId ?? NOBODY, { consistent: true }),
      readAccount(memberId ?? NOBODY),
      readRecoveryCodes(memberId ?? NOBODY),
      hashOf(memberId ?? NOBODY, body.code),
      limitTry(attempt),
    ]);
    const begin = async () => {
      if (!stored?.hashes?.has(hash) || !member || !account) return undefined;
      // A code is used up by the session that it begins, and by nothing less.
      return beginSession(effect, {
        member,
        account,
        origin: { address, userAgent },
        rememberMe: body.rememberMe,
        isKnownBrowser: browser !== undefined,
        isStrong: true,
        replaces: token,
        extraWrites: spendingOf(member._id, hash),
      }).catch((error: unknown) => {
        if (error instanceof CodeUnknownError) return undefined;
        throw error;
      });
    };
    const answer = await begin();
    if (!answer) {
      await countWrong(attempt);
      throw new CodeRefusedError();
    }
    await forgetTries(attempt);
    return answer;
  },
);
