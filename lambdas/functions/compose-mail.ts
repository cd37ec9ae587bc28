import { type Letter, mails } from '../../shared/texts/notifications/mails.ts';
import { signRestoreLink, signVerifyLink } from '../auth/links/email-links.ts';
import { readOwner, signResetLink } from '../auth/links/recovery.ts';
import { signSignInLink } from '../auth/links/sign-in-links.ts';
import { layOut } from '../mail/layout.ts';
import type { MailOrder } from '../mail/orders.ts';
import type { Draft } from '../mail/worker.ts';
import type { MemberItem } from '../members/store/items.ts';
import { findOwnerId, readMember } from '../members/store/members.ts';
import {
  isEmailVerified,
  isPending,
  isSameAddress,
  recoveryEmail,
  restorable,
} from '../members/store/recovery-email.ts';
import { isKeptSuspended } from '../members/store/suspended-handles.ts';

/** Where links lead: the origin of the site. */
type Site = string;

/** A link whose token stands behind `#`: browsers neither send that to servers nor name it as a referrer. */
const linkWith = (site: Site, path: string, token: string): string => `${site}${path}#token=${token}`;

/** A mail to the address that can win a member's account back. */
const toMember = (member: MemberItem, letter: Letter, link: string): Draft => ({
  mail: layOut(recoveryEmail(member), letter, link),
  isConfirmed: member.isRecoveryVerified,
});

/** To the address that can win the account back, although another one was typed: who has lost it may not know which. */
async function linkForOwner(
  { mail, email }: Extract<MailOrder, { email: string; by: string }>,
  site: Site,
): Promise<Draft | undefined> {
  const memberId = await findOwnerId(email);
  const owner = memberId && (await readOwner(memberId));
  if (!owner) return undefined;
  const link =
    mail === 'signInLink'
      ? linkWith(site, '/sign-in-link/use', await signSignInLink(owner))
      : linkWith(site, '/reset-password', await signResetLink(owner));
  return toMember(owner.member, mails[mail], link);
}

/** Tells a member what has happened to their account. */
async function news(memberId: string, letter: Letter, link: string): Promise<Draft | undefined> {
  const member = await readMember(memberId, { consistent: true });
  return member && toMember(member, letter, link);
}

/** Whether a member may have an address that they have not confirmed yet. */
const isFree = async (email: string, memberId: string): Promise<boolean> =>
  ((await findOwnerId(email)) ?? memberId) === memberId && !(await isKeptSuspended(email));

/** Tells whose address it is that another member has tried to make it theirs. */
async function emailTried(memberId: string, email: string, site: Site): Promise<Draft | undefined> {
  const ownerId = await findOwnerId(email);
  if (ownerId === undefined || ownerId === memberId) return undefined;
  return news(ownerId, mails.emailTried, `${site}/settings`);
}

/** Not when the address was changed or confirmed meanwhile, nor when it is somebody else's. */
async function verifyEmail(memberId: string, email: string, site: Site): Promise<Draft | undefined> {
  const member = await readMember(memberId, { consistent: true });
  if (!member || !isSameAddress(member.email, email) || isEmailVerified(member)) return undefined;
  if (isPending(member) && !(await isFree(email, memberId))) return undefined;
  const link = linkWith(site, '/verify-email', await signVerifyLink(member));
  return { mail: layOut(member.email, mails.verifyEmail, link), isConfirmed: false };
}

/** To the address before a change, unless it was taken back meanwhile. */
async function emailChanged(memberId: string, changedAt: string, site: Site): Promise<Draft | undefined> {
  const member = await readMember(memberId, { consistent: true });
  const former = member && restorable(member).find((one) => one.changedAt === changedAt);
  if (!former) return undefined;
  const link = linkWith(site, '/restore-email', await signRestoreLink(memberId, former));
  return {
    mail: layOut(former.address, mails.emailChanged, link),
    // Where another one was confirmed since, nobody knows any more whether this one was: then it is told.
    isConfirmed: member.isRecoveryVerified,
  };
}

/**
 * Writes the mail of an order from how things are now.
 *
 * @param site origin of the site, for links
 * @returns undefined when there is nobody to send it to, or nothing to tell any more
 */
export function compose(order: MailOrder, site: Site): Promise<Draft | undefined> {
  switch (order.mail) {
    case 'resetPassword':
    case 'signInLink':
      return linkForOwner(order, site);
    case 'passwordChanged':
      return news(order.memberId, mails.passwordChanged, `${site}/forgot-password`);
    case 'passkeyAdded':
    case 'passkeyRemoved':
      return news(order.memberId, mails[order.mail], `${site}/settings#passkeys`);
    case 'recoveryCodesMade':
    case 'recoveryCodesRemoved':
    case 'recoveryCodeUsed':
      return news(order.memberId, mails[order.mail], `${site}/settings#recovery-codes`);
    case 'archiveReady':
      // The link leads to the settings: whoever reads the mail alone gets nothing.
      return news(order.memberId, mails.archiveReady, `${site}/settings#your-data`);
    case 'newSignIn':
      return news(order.memberId, mails.newSignIn(order.name, order.address), `${site}/settings#sessions`);
    case 'suspended':
      return news(order.memberId, mails.suspended(order.until, order.reason), `${site}/terms`);
    case 'verifyEmail':
      return verifyEmail(order.memberId, order.email, site);
    case 'emailTried':
      return emailTried(order.memberId, order.email, site);
    case 'emailChanged':
      return emailChanged(order.memberId, order.changedAt, site);
    default:
      throw new Error(`there is no such mail: ${JSON.stringify(order satisfies never)}`);
  }
}
