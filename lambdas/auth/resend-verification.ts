import { auth } from '../../shared/api/auth.ts';
import { recovery as texts } from '../../shared/texts/account/recovery.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { mailJob } from '../mail/orders.ts';
import { memberMailKinds } from '../members/mails/kinds.ts';
import { readMember } from '../members/store/members.ts';
import { isEmailVerified } from '../members/store/recovery-email.ts';
import { limitLinks } from './links/link-limits.ts';

const sent = { message: texts.verificationSent };

export const handler = handle(
  auth.resendVerification,
  async ({ member: { _id }, address, effect }) => {
    const member = await readMember(_id, { consistent: true });
    if (!member) throw new Unauthenticated();
    if (isEmailVerified(member)) return sent;
    await limitLinks('resend', address, member.email);
    await effect.commit([
      { put: mailJob(memberMailKinds.verifyEmail, { memberId: _id, email: member.email }) },
    ]);
    return sent;
  },
  () => sent,
);
