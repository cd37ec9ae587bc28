import * as z from 'zod';
import { contract } from '../../../shared/api/index.ts';
import { mails } from '../../../shared/texts/notifications/mails.ts';
import { addressOf, Caller, settledAt } from '../calls/caller.ts';

const outbox = z.array(
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    headers: z.record(z.string(), z.string()),
    at: z.iso.datetime(),
  }),
);

export type SentMail = z.infer<typeof outbox>[number];

/** The mails to an address, newest first, after all have left that are due; none where mails leave for real. */
export async function mailsAt(base: string, address: string): Promise<SentMail[]> {
  await settledAt(base);
  const { status, body } = await new Caller(base).send('/__outbox', {
    headers: { accept: 'application/json' },
  });
  return status === 200 ? outbox.parse(body).filter(({ to }) => to === address) : [];
}

/** The token of the link in a mail. */
export function tokenIn(mail: SentMail | undefined): string {
  const [, token] = /[?&#]token=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
  if (!token) throw new Error('there is no token in this mail');
  return token;
}

/** The token of the newest mail of a kind to a member; undefined where mails leave for real. */
export async function mailedToken(
  member: Caller,
  { subject }: { subject: string },
): Promise<string | undefined> {
  const mail = (await mailsAt(member.base, addressOf(member))).find((one) => one.subject === subject);
  return mail && tokenIn(mail);
}

/** Confirms the address of a member by the mail to it, which they ask for if they have none; false where mails leave for real. */
export async function confirmAddress(member: Caller): Promise<boolean> {
  const find = () => mailedToken(member, mails.verifyEmail);
  let token = await find();
  if (!token) {
    await member.must(contract.auth.resendVerification);
    token = await find();
  }
  if (token) await new Caller(member.base).must(contract.auth.verifyEmail, { body: { token } });
  return token !== undefined;
}
