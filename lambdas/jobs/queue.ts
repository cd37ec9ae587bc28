import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { config } from '../config.ts';
import { logger } from '../logger.ts';
import { trace } from '../telemetry.ts';
import type { JobItem } from './items.ts';

const client = new SQSClient({});

/**
 * Sends a worker to a job. The job item is the truth: a message that cannot be sent is sent again by the schedule.
 *
 * @param delaySeconds 0 to 900
 * @throws Error when the function was not given the URL of the queue
 */
export async function enqueue(
  {
    jobId,
    queue = 'JOBS_QUEUE_URL' as const,
  }: Pick<JobItem, 'jobId'> & { queue?: JobItem['queue'] | 'JOBS_QUEUE_URL' },
  delaySeconds = 0,
): Promise<void> {
  const QueueUrl = config()[queue];
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
