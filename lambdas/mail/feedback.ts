import * as z from 'zod';
import { logger } from '../logger.ts';
import { markUndeliverable } from './store/undeliverable.ts';

const recipients = () => z.array(z.object({ emailAddress: z.string() }));

/** What SES reports of a mail, as far as it is looked at. */
const report = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients() }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    complaint: z.object({ complainedRecipients: recipients() }),
  }),
]);

/** Bounces of any other type may pass: a full mailbox, a server that does not answer. */
const FOR_GOOD = 'Permanent';

/** Marks the addresses that a report of SES says take no mail; EventBridge delivers it again when that fails. */
export async function handler({ detail }: { detail: unknown }): Promise<void> {
  const found = report.parse(detail);
  const isBounce = found.eventType === 'Bounce';
  if (isBounce && found.bounce.bounceType !== FOR_GOOD) return;
  const addresses = isBounce ? found.bounce.bouncedRecipients : found.complaint.complainedRecipients;
  const reason = isBounce ? 'bounce' : 'complaint';
  for (const { emailAddress } of addresses) await markUndeliverable(emailAddress, reason);
  logger.info('mail feedback', { reason, addresses: addresses.length });
}
