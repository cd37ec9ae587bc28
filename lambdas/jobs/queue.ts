import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { config } from '../config.ts';
import { logger } from '../logger.ts';
import type { JobKind } from './items.ts';

const client = new SQSClient({});

/** Mails do not wait behind long work, and have a worker of their own. */
const MAILS: JobKind = 'send-mail';

/**
 * Sends a worker to a job. The job item is the truth: a message that cannot be sent is sent again by the schedule.
 *
 * @param delaySeconds 0 to 900
 */
export async function wake(jobId: string, delaySeconds = 0): Promise<void> {
  const { JOBS_QUEUE_URL, MAIL_QUEUE_URL } = config();
  const QueueUrl = jobId.startsWith(`${MAILS}#`) ? MAIL_QUEUE_URL : JOBS_QUEUE_URL;
  if (!QueueUrl) throw new Error('this function was not given the queues of jobs');
  const message = new SendMessageCommand({
    QueueUrl,
    MessageBody: JSON.stringify({ jobId }),
    DelaySeconds: delaySeconds,
  });
  try {
    await client.send(message);
  } catch (error) {
    logger.error('no worker was sent to a job', {
      jobId,
      error: error instanceof Error ? error : String(error),
    });
  }
}
