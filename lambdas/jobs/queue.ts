import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { SECOND } from '../../shared/limits.ts';
import { config } from '../config.ts';
import { logger } from '../logger.ts';
import { trace } from '../telemetry.ts';
import type { JobItem } from './items.ts';

const client = new SQSClient({});

/** For how many seconds a job rests, in whole ones. */
const restOf = ({ restsUntil = 0 }: Pick<JobItem, 'restsUntil'>): number =>
  Math.max(0, Math.ceil((restsUntil - Date.now()) / SECOND));

/**
 * Sends a worker to a job, once it has rested. The job item is the truth: a message that cannot be sent is sent again by
 * the schedule.
 *
 * @param job rests for 15 minutes at most, as long as SQS delays a message
 * @throws Error when the function was not given the URL of the queue
 */
export async function enqueue({
  jobId,
  queue,
  restsUntil,
}: Pick<JobItem, 'jobId' | 'queue' | 'restsUntil'>): Promise<void> {
  const QueueUrl = config()[queue ?? 'JOBS_QUEUE_URL'];
  if (!QueueUrl) throw new Error('this function was not given the queues of jobs');
  const message = new SendMessageCommand({
    QueueUrl,
    MessageBody: JSON.stringify({ jobId, trace: trace() }),
    DelaySeconds: restOf({ restsUntil }),
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
