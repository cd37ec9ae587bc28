import * as z from 'zod';
import { contract } from '../../shared/api/index.ts';
import type { Role } from '../../shared/model/member.ts';
import { mails } from '../../shared/texts/notifications/mails.ts';
import { Client, type Member, newMember } from './client.ts';
import { settled } from './settled.ts';

const outbox = z.array(
  z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), at: z.iso.datetime() }),
);

export type SentMail = z.infer<typeof outbox>[number];

/** The mails to an address, newest first, after all have left that are due. Only where mails are kept, on this machine. */
export async function mailsTo(address: string): Promise<SentMail[]> {
  await settled();
  const { body } = await new Client().send('/__outbox', { headers: { accept: 'application/json' } });
  return outbox.parse(body).filter(({ to }) => to === address);
}

/** The token of the link in a mail. */
export function tokenIn(mail: SentMail | undefined): string {
  const [, token] = /[?&#]token=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
  if (!token) throw new Error('there is no token in this mail');
  return token;
}

/** Confirms the address of a member by the mail to it: no other address gets more than that. */
export async function confirmEmail({ user }: Member): Promise<void> {
  const mail = (await mailsTo(user.email)).find(({ subject }) => subject === mails.verifyEmail.subject);
  const { status } = await new Client().call(contract.auth.verifyEmail, { body: { token: tokenIn(mail) } });
  if (status !== 200) throw new Error(`an address was not confirmed: ${status}`);
}

/** Signs up a new member who has confirmed their address. */
export async function newConfirmedMember(role?: Role): Promise<Member> {
  const member = await newMember(role);
  await confirmEmail(member);
  return member;
}
