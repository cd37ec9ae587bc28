import { mails } from '../../shared/texts/mails.ts';
import { readOwner, signResetLink } from '../auth/recovery.ts';
import { findMemberId, readMember } from '../users/store/members.ts';
import { recoveryEmail } from '../users/store/recovery-email.ts';
import { layOut } from './layout.ts';
import type { MailOrder } from './orders.ts';
import type { Mail } from './sender.ts';

/** Where links lead: the origin of the site. */
type Site = string;

/** To the address that can win the account back, although another one was typed: who has lost it may not know which. */
async function resetPassword(email: string, site: Site): Promise<Mail | undefined> {
  const memberId = await findMemberId(email);
  const owner = memberId && (await readOwner(memberId));
  if (!owner) return undefined;
  const link = `${site}/reset-password?token=${await signResetLink(owner)}`;
  return layOut(recoveryEmail(owner.member), mails.resetPassword, link);
}

async function passwordChanged(memberId: string, site: Site): Promise<Mail | undefined> {
  const member = await readMember(memberId, { consistent: true });
  return member && layOut(recoveryEmail(member), mails.passwordChanged, `${site}/forgot-password`);
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
    default:
      throw new Error(`there is no such mail: ${JSON.stringify(order satisfies never)}`);
  }
}
