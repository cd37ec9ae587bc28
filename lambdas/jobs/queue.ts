import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { config } from '../config.ts';
import { logger } from '../logger.ts';

const client = new SQSClient({});

/**
 * Sends a worker to a job. The job item is the truth: a message that cannot be sent is sent again by the schedule.
 *
 * @param delaySeconds 0 to 900
 */
export async function wake(jobId: string, delaySeconds = 0): Promise<void> {
  const { JOBS_QUEUE_URL } = config();
  if (!JOBS_QUEUE_URL) throw new Error('this function was not given the queue of jobs');
  const message = new SendMessageCommand({
    QueueUrl: JOBS_QUEUE_URL,
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
