import { auth } from '../../shared/api/auth.ts';
import { settings as texts } from '../../shared/texts/account/settings.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { liveAccount } from '../http/session/accounts.ts';
import { replacePassword } from '../http/session/ending.ts';
import { mailJob } from '../mail/orders.ts';
import { readMember } from '../members/store/members.ts';
import { retryOnConflict } from '../table/retry.ts';
import { authMailKinds } from './mails/kinds.ts';
import { hashPassword } from './password/password.ts';
import { requirePassword } from './password/require-password.ts';
import { refuseWeakPassword } from './password/weak-passwords.ts';

const changed = { message: texts.passwordChanged };

async function newHashFor(memberId: string, password: string): Promise<string> {
  const owner = await readMember(memberId);
  if (!owner) throw new Unauthenticated();
  await refuseWeakPassword(password, owner, 'newPassword');
  return hashPassword(password);
}

export const handler = handle(
  auth.changePassword,
  async ({ member, body, address, effect }) => {
    const given = { memberId: member._id, address, field: 'currentPassword', password: body.currentPassword };
    let newHash: string | undefined;
    await retryOnConflict(async () => {
      // Read anew, because another change may have come first or have ended this session.
      const account = await liveAccount(member._id, member.sessionId);
      if (!account) throw new Unauthenticated();
      await requirePassword(given, account.passwordHash);
      newHash ??= await newHashFor(member._id, body.newPassword);
      await replacePassword(effect, account, member.sessionId, newHash, [
        { put: mailJob(authMailKinds.passwordChanged, { memberId: member._id }) },
      ]);
    });
    return changed;
  },
  () => changed,
);
