import { mails } from '../../shared/texts/notifications/mails.ts';
import { signRestoreLink, signVerifyLink } from '../auth/links/email-links.ts';
import { readOwner, signResetLink } from '../auth/links/recovery.ts';
import { findOwnerId, readMember } from '../users/store/members.ts';
import { isEmailVerified, isSameAddress, recoveryEmail, restorable } from '../users/store/recovery-email.ts';
import { layOut } from './layout.ts';
import type { MailOrder } from './orders.ts';
import type { Mail } from './sender.ts';

/** Where links lead: the origin of the site. */
type Site = string;

/** To the address that can win the account back, although another one was typed: who has lost it may not know which. */
async function resetPassword(email: string, site: Site): Promise<Mail | undefined> {
  const memberId = await findOwnerId(email);
  const owner = memberId && (await readOwner(memberId));
  if (!owner) return undefined;
  const link = `${site}/reset-password?token=${await signResetLink(owner)}`;
  return layOut(recoveryEmail(owner.member), mails.resetPassword, link);
}

async function passwordChanged(memberId: string, site: Site): Promise<Mail | undefined> {
  const member = await readMember(memberId, { consistent: true });
  return member && layOut(recoveryEmail(member), mails.passwordChanged, `${site}/forgot-password`);
}

async function passkeyAdded(memberId: string, site: Site): Promise<Mail | undefined> {
  const member = await readMember(memberId, { consistent: true });
  return member && layOut(recoveryEmail(member), mails.passkeyAdded, `${site}/settings#passkeys`);
}

async function recoveryCodes(
  memberId: string,
  mail: 'recoveryCodesMade' | 'recoveryCodeUsed',
  site: Site,
): Promise<Mail | undefined> {
  const member = await readMember(memberId, { consistent: true });
  return member && layOut(recoveryEmail(member), mails[mail], `${site}/settings#recovery-codes`);
}

/** The link leads to the settings: whoever reads the mail alone gets nothing. */
async function archiveReady(memberId: string, site: Site): Promise<Mail | undefined> {
  const member = await readMember(memberId, { consistent: true });
  return member && layOut(recoveryEmail(member), mails.archiveReady, `${site}/settings#your-data`);
}

async function newSignIn(
  memberId: string,
  name: string,
  address: string,
  site: Site,
): Promise<Mail | undefined> {
  const member = await readMember(memberId, { consistent: true });
  return member && layOut(recoveryEmail(member), mails.newSignIn(name, address), `${site}/settings#sessions`);
}

async function suspended(
  { memberId, until, reason }: Extract<MailOrder, { mail: 'suspended' }>,
  site: Site,
): Promise<Mail | undefined> {
  const member = await readMember(memberId, { consistent: true });
  return member && layOut(recoveryEmail(member), mails.suspended(until, reason), `${site}/terms`);
}

/** Not when the address was changed or confirmed meanwhile. */
async function verifyEmail(memberId: string, email: string, site: Site): Promise<Mail | undefined> {
  const member = await readMember(memberId, { consistent: true });
  if (!member || !isSameAddress(member.email, email) || isEmailVerified(member)) return undefined;
  return layOut(
    member.email,
    mails.verifyEmail,
    `${site}/verify-email?token=${await signVerifyLink(member)}`,
  );
}

/** To the address before a change, unless it was taken back meanwhile. */
async function emailChanged(memberId: string, changedAt: string, site: Site): Promise<Mail | undefined> {
  const member = await readMember(memberId, { consistent: true });
  const former = member && restorable(member).find((one) => one.changedAt === changedAt);
  if (!former) return undefined;
  const token = await signRestoreLink(memberId, former);
  return layOut(former.address, mails.emailChanged, `${site}/restore-email?token=${token}`);
}

/**
 * Writes the mail of an order from how things are now.
 *
 * @param site origin of the site, for links
 * @returns undefined when there is nobody to send it to, or nothing to tell any more
 */
export function compose(order: MailOrder, site: Site): Promise<Mail | undefined> {
  switch (order.mail) {
    case 'resetPassword':
      return resetPassword(order.email, site);
    case 'passwordChanged':
      return passwordChanged(order.memberId, site);
    case 'passkeyAdded':
      return passkeyAdded(order.memberId, site);
    case 'recoveryCodesMade':
    case 'recoveryCodeUsed':
      return recoveryCodes(order.memberId, order.mail, site);
    case 'archiveReady':
      return archiveReady(order.memberId, site);
    case 'newSignIn':
      return newSignIn(order.memberId, order.name, order.address, site);
    case 'suspended':
      return suspended(order, site);
    case 'verifyEmail':
      return verifyEmail(order.memberId, order.email, site);
    case 'emailChanged':
      return emailChanged(order.memberId, order.changedAt, site);
    default:
      throw new Error(`there is no such mail: ${JSON.stringify(order satisfies never)}`);
  }
}
