import type { JobItem } from '../jobs/items.ts';
import { jobKind } from '../jobs/kind.ts';
import { type Job, newJob } from '../jobs/store.ts';
import { newId } from '../table/ids.ts';
import type { MailKind } from './kind.ts';

/** A mail that is to be sent, as its job holds it: the name of its kind beside the payload of that kind. */
export interface MailOrder {
  mail: string;
}

/** Has a worker of its own, the only function that mails. */
export const sendMailJob = jobKind<MailOrder>('send-mail', 'MAIL_QUEUE_URL');

/** The job of a mail as it is worked on. */
export type MailJobItem = JobItem<MailOrder> & {
  /** Milliseconds since 1970 at which the mail was handed over. */
  handedOverAt?: number;
  /** By whom: tells a worker's own claim from that of another one. */
  claimId?: string;
  /** Whether the mail was counted: another try to hand it over is none more. */
  isCounted?: true;
};

/**
 * The job of a mail, to be put in the transaction that makes it necessary (decision 23).
 *
 * @param payload whom it is for, not what it says: it is composed when it is sent
 */
export const mailJob = <Payload extends object>(
  { name, subject }: MailKind<Payload>,
  payload: Payload,
): Job<MailOrder> =>
  newJob(sendMailJob, { mail: name, ...payload }, subject ? `${name}#${subject(payload)}` : newId());
