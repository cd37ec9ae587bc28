import { mails } from '../../../shared/texts/notifications/mails.ts';
import { mailComposers } from '../../mail/kind.ts';
import { layOut } from '../../mail/layout.ts';
import { linkWith } from '../../mail/links.ts';
import { signRestoreLink, signVerifyLink } from '../email-links.ts';
import { findOwnerId, readMember } from '../store/members.ts';
import { isEmailVerified, isPending, isSameAddress, restorable } from '../store/recovery-email.ts';
import { isKeptSuspended } from '../store/suspended-handles.ts';
import { memberMailKinds } from './kinds.ts';
import { mailMember } from './mail-member.ts';

/** Whether a member may have an address that they have not confirmed yet. */
const isFree = async (email: string, memberId: string): Promise<boolean> =>
  ((await findOwnerId(email)) ?? memberId) === memberId && !(await isKeptSuspended(email));

export const memberMails = mailComposers(memberMailKinds, {
  /** Not when the address was changed or confirmed meanwhile, nor when it is somebody else's. */
  async verifyEmail({ memberId, email }, site) {
    const member = await readMember(memberId, { consistent: true });
    if (!member || !isSameAddress(member.email, email) || isEmailVerified(member)) return undefined;
    if (isPending(member) && !(await isFree(email, memberId))) return undefined;
    const link = linkWith(site, '/verify-email', await signVerifyLink(member));
    return { mail: layOut(member.email, mails.verifyEmail, link), isConfirmed: false };
  },

  /** Tells whose address it is that another member has tried to make it theirs. */
  async emailTried({ memberId, email }, site) {
    const ownerId = await findOwnerId(email);
    if (ownerId === undefined || ownerId === memberId) return undefined;
    return mailMember(ownerId, mails.emailTried, `${site}/settings`);
  },

  /** To the address before a change, unless it was taken back meanwhile. */
  async emailChanged({ memberId, changedAt }, site) {
    const member = await readMember(memberId, { consistent: true });
    const former = member && restorable(member).find((one) => one.changedAt === changedAt);
    if (!former) return undefined;
    const link = linkWith(site, '/restore-email', await signRestoreLink(memberId, former));
    return {
      mail: layOut(former.address, mails.emailChanged, link),
      // Where another one was confirmed since, nobody knows any more whether this one was: then it is told.
      isConfirmed: member.isRecoveryVerified,
    };
  },
});
