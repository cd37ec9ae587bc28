import { auth } from '../../shared/api/auth.ts';
import { settings as texts } from '../../shared/texts/settings.ts';
import { profile } from '../../shared/texts.ts';
import { BadRequest, Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { forgetGuesses } from '../http/rate-limits.ts';
import { liveAccount } from '../http/session/accounts.ts';
import { replacePassword } from '../http/session/ending.ts';
import { mailJob } from '../mail/orders.ts';
import { retryOnConflict } from '../table/retry.ts';
import { readMember } from '../users/store/members.ts';
import { hashPassword, isPassword } from './password.ts';
import { limitGuess } from './password-guesses.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

const changed = { message: texts.passwordChanged };

const invalid = () =>
  new BadRequest(profile.passwordInvalid, [{ path: 'currentPassword', message: profile.passwordInvalid }]);

async function newHashFor(memberId: string, password: string): Promise<string> {
  const owner = await readMember(memberId);
  if (!owner) throw new Unauthenticated();
  await refuseWeakPassword(password, owner, 'newPassword');
  return hashPassword(password);
}

export const handler = handle(
  auth.changePassword,
  async ({ member, body, address }) => {
    const guess = { who: member._id, from: address };
    await limitGuess(guess);
    let newHash: string | undefined;
    await retryOnConflict(async () => {
      // Read anew, because another change may have come first or have ended this session.
      const account = await liveAccount(member._id, member.sessionId);
      if (!account) throw new Unauthenticated();
      if (!(await isPassword(body.currentPassword, account.passwordHash))) throw invalid();
      await forgetGuesses(guess);
      newHash ??= await newHashFor(member._id, body.newPassword);
      await replacePassword(account, member.sessionId, newHash, [
        { put: mailJob({ mail: 'passwordChanged', memberId: member._id }) },
      ]);
    });
    return changed;
  },
  () => changed,
);
