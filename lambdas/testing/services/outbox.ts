import type { Role } from '../../../shared/model/member.ts';
import { type Member, newMember } from '../calls/client.ts';
import { testedSystem } from '../system.ts';
import { confirmAddress, mailsAt, type SentMail } from './mailed.ts';

export { confirmAddress, type SentMail, tokenIn } from './mailed.ts';

/** The mails to an address, newest first, after all have left that are due. Only where mails are kept, on this machine. */
export const mailsTo = (address: string): Promise<SentMail[]> => mailsAt(testedSystem().url, address);

/** A new member who has confirmed their address: no other one gets more than the mail about that. */
export async function newConfirmedMember(role?: Role): Promise<Member> {
  const member = await newMember(role);
  await confirmAddress(member);
  return member;
}
