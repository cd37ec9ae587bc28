import { mails } from '../../../shared/texts/notifications/mails.ts';
import { mailComposers } from '../../mail/kind.ts';
import { linkWith } from '../../mail/links.ts';
import { draftFor, mailMember } from '../../members/mails/mail-member.ts';
import { findOwnerId } from '../../members/store/members.ts';
import { type Owner, readOwner, signResetLink } from '../links/recovery.ts';
import { signSignInLink } from '../links/sign-in-links.ts';
import { authMailKinds } from './kinds.ts';

/** Whose account an address can win back, if anybody's. */
async function findOwner(email: string): Promise<Owner | undefined> {
  const memberId = await findOwnerId(email);
  return memberId === undefined ? undefined : readOwner(memberId);
}

// Links go to the address that can win the account back, although another one was typed: who has lost it may not know which.
export const authMails = mailComposers(authMailKinds, {
  async resetPassword({ email }, site) {
    const owner = await findOwner(email);
    if (!owner) return undefined;
    const link = linkWith(site, '/reset-password', await signResetLink(owner));
    return draftFor(owner.member, mails.resetPassword, link);
  },

  async signInLink({ email }, site) {
    const owner = await findOwner(email);
    if (!owner) return undefined;
    const link = linkWith(site, '/sign-in-link/use', await signSignInLink(owner));
    return draftFor(owner.member, mails.signInLink, link);
  },

  passwordChanged: ({ memberId }, site) =>
    mailMember(memberId, mails.passwordChanged, `${site}/forgot-password`),

  newSignIn: ({ memberId, name, address }, site) =>
    mailMember(memberId, mails.newSignIn(name, address), `${site}/settings#sessions`),
});
