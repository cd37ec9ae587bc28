import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { MINUTE } from '../../shared/limits.ts';
import { config } from '../config.ts';
import { countField, METRICS } from '../http/observe/metrics.ts';
import { workOnMessages } from '../jobs/messages.ts';
import { finishJob, readJob } from '../jobs/store.ts';
import { logger } from '../logger.ts';
import type { Draft, MailComposer, MailKind } from './kind.ts';
import { type MailJobItem, sendMailJob } from './orders.ts';
import { sendMail } from './sender.ts';
import { SentBeforeError, TooManyMailsError } from './store/counting.ts';
import { claimMail, releaseMail } from './store/handover.ts';
import { isUndeliverable } from './store/undeliverable.ts';

/** Longer than a worker may run: who has claimed a mail by then has crashed. */
const CRASHED_MS = MINUTE;

async function end(job: MailJobItem, why: string, fields: Record<string, unknown> = {}): Promise<void> {
  logger.error(why, { mail: job.about.mail, jobId: job.jobId, ...fields });
  await finishJob(job);
}

/** Ends a mail of which nobody knows whether it has left. It is not sent again: never twice comes before never lost. */
async function endUnknown(job: MailJobItem, handedOverAt: number): Promise<void> {
  if (Date.now() - handedOverAt < CRASHED_MS) return;
  await end(job, 'mail may not have left', { handedOverAt });
}

/** Ends a mail that is not to be sent. Nobody is told whom it was for. */
async function drop(job: MailJobItem, reason: string, metric: Record<string, unknown> = {}): Promise<void> {
  logger.info('mail dropped', { mail: job.about.mail, jobId: job.jobId, reason, ...metric });
  await finishJob(job);
}

/** @throws Error when it is to be tried again */
async function handOver(
  kind: MailKind<unknown>,
  job: MailJobItem,
  from: string,
  { mail, isConfirmed }: Draft,
): Promise<void> {
  if (!(await claimMail(kind, job, { address: mail.to, isConfirmed }))) return;
  const outcome = await sendMail(from, mail);
  switch (outcome.state) {
    case 'sent':
      await finishJob(job);
      return;
    case 'refused':
      return end(job, 'mail was refused', { error: outcome.error });
    case 'unknown':
      return end(job, 'mail may not have left', { error: outcome.error });
    case 'delayed':
      await releaseMail(job);
      throw outcome.error;
  }
}

async function send(jobId: string, composers: ReadonlyMap<string, MailComposer>): Promise<void> {
  const job: MailJobItem | undefined = await readJob(sendMailJob, jobId);
  if (!job) return;
  if (job.handedOverAt !== undefined) return endUnknown(job, job.handedOverAt);
  const { MAIL_FROM, SITE_URL } = config();
  if (!MAIL_FROM || !SITE_URL)
    return end(job, 'no mail leaves this stage: it has no sender (mail in infra/stages.ts)');
  const composer = composers.get(job.about.mail);
  if (!composer) throw new Error(`this worker knows no such mail: ${job.about.mail}`);
  const draft = await composer.compose(job.about, SITE_URL);
  if (!draft) {
    await finishJob(job);
    return;
  }
  if (!draft.isConfirmed && !composer.toUnconfirmed) return drop(job, 'unconfirmed');
  if (await isUndeliverable(draft.mail.to)) return drop(job, 'undeliverable');
  try {
    await handOver(composer, job, MAIL_FROM, draft);
  } catch (error) {
    if (error instanceof SentBeforeError) return drop(job, 'repeated');
    if (!(error instanceof TooManyMailsError)) throw error;
    await drop(job, error.limit, countField(METRICS.limitedMails));
  }
}

/**
 * Creates the worker that sends the mails that messages name.
 *
 * @param mails the kinds of all resources, and how they are composed
 */
export function mailWorker(mails: MailComposer[]) {
  const composers = new Map(mails.map((mail) => [mail.name, mail]));
  return (event: SQSEvent): Promise<SQSBatchResponse> =>
    workOnMessages(event, 'mail', (jobId) => send(jobId, composers));
}
