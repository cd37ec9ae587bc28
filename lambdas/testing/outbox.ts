import * as z from 'zod';
import { Client } from './client.ts';
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
  const [, token] = /[?&]token=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
  if (!token) throw new Error('there is no token in this mail');
  return token;
}
