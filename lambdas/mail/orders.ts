import type { ReportReason } from '../../shared/rules/reporting.ts';
import type { JobItem } from '../jobs/items.ts';
import { jobKind } from '../jobs/kind.ts';
import { type Job, newJob } from '../jobs/store.ts';
import { newId } from '../table/ids.ts';

/** A mail that is to be sent, as its job holds it: whom it is for, not what it says. */
export type MailOrder =
  /** Asked for with an address that may be nobody's, by the caller from this network address. */
  | { mail: 'resetPassword' | 'signInLink'; email: string; by: string }
  | { mail: 'passwordChanged'; memberId: string }
  | { mail: 'passkeyAdded' | 'passkeyRemoved'; memberId: string }
  | { mail: 'recoveryCodesMade' | 'recoveryCodesRemoved' | 'recoveryCodeUsed'; memberId: string }
  | { mail: 'archiveReady'; memberId: string }
  /** From which browser, and the network of its address. */
  | { mail: 'newSignIn'; memberId: string; name: string; address: string }
  | { mail: 'suspended'; memberId: string; until: string; reason: ReportReason }
  /** `by` is the network address of the caller, where the member has no session yet. */
  | { mail: 'verifyEmail'; memberId: string; email: string; by?: string }
  /** By whom, and with which address, which may be nobody's. */
  | { mail: 'emailTried'; memberId: string; email: string }
  | { mail: 'emailChanged'; memberId: string; changedAt: string };

export type MailKind = MailOrder['mail'];

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

/** The job of a mail, to be put in the transaction that makes it necessary (decision 23). */
export const mailJob = (order: MailOrder): Job<MailOrder> => newJob(sendMailJob, order, newId());
