import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { config } from '../config.ts';
import { logger } from '../logger.ts';
import { trace } from '../trace.ts';
import type { JobKind } from './items.ts';

const client = new SQSClient({});

/** The jobs that have a queue and a worker of their own: no mail waits behind long work, and nothing behind an archive. */
const OWN_QUEUES: Partial<Record<JobKind, 'MAIL_QUEUE_URL' | 'ARCHIVE_QUEUE_URL'>> = {
  'send-mail': 'MAIL_QUEUE_URL',
  'write-archive': 'ARCHIVE_QUEUE_URL',
};

const queueOf = (jobId: string) =>
  Object.entries(OWN_QUEUES).find(([kind]) => jobId.startsWith(`${kind}#`))?.[1] ?? 'JOBS_QUEUE_URL';

/**
 * Sends a worker to a job. The job item is the truth: a message that cannot be sent is sent again by the schedule.
 *
 * @param delaySeconds 0 to 900
 */
export async function wake(jobId: string, delaySeconds = 0): Promise<void> {
  const QueueUrl = config()[queueOf(jobId)];
  if (!QueueUrl) throw new Error('this function was not given the queues of jobs');
  const message = new SendMessageCommand({
    QueueUrl,
    MessageBody: JSON.stringify({ jobId, trace: trace() }),
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
