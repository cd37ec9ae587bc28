import { contract } from '../../shared/api/index.ts';
import type { Role } from '../../shared/model/member.ts';
import { mails } from '../../shared/texts/notifications/mails.ts';
import { Client, type Member, newMember } from './client.ts';
import { mailsAt, type SentMail, tokenIn } from './mailed.ts';
import { testedSystem } from './system.ts';

export { type SentMail, tokenIn } from './mailed.ts';

/** The mails to an address, newest first, after all have left that are due. Only where mails are kept, on this machine. */
export const mailsTo = (address: string): Promise<SentMail[]> => mailsAt(testedSystem().url, address);

/** Confirms the address of a member by the mail to it: no other address gets more than that. */
export async function confirmEmail({ user }: Member): Promise<void> {
  const mail = (await mailsTo(user.email)).find(({ subject }) => subject === mails.verifyEmail.subject);
  await new Client().must(contract.auth.verifyEmail, { body: { token: tokenIn(mail) } });
}

/** Signs up a new member who has confirmed their address. */
export async function newConfirmedMember(role?: Role): Promise<Member> {
  const member = await newMember(role);
  await confirmEmail(member);
  return member;
}
