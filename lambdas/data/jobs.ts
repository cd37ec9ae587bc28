import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { SECOND } from '../../shared/limits.ts';
import { config } from '../config.ts';
import { logger } from '../logger.ts';
import { newId } from './id.ts';
import type { JobItem, JobKind, JobKinds, JobOf } from './items.ts';
import { type Key, keys } from './keys.ts';
import { get, putIfNew, query, remove, update } from './table.ts';

export type Job<Kind extends JobKind = JobKind> = Key<JobItem> & JobOf<Kind>;

const client = new SQSClient({});

/** A job to be put in the transaction that makes it necessary, or to be begun before the work it cleans up after. */
export function newJob<Kind extends JobKind>(kind: Kind, about: JobKinds[Kind]): Job<Kind> {
  const jobId = newId();
  return { ...keys.job(jobId), jobId, kind, about, pass: 1 };
}

/** Writes a job down by itself; `wake` sends a worker to it. */
export async function beginJob(job: Job): Promise<void> {
  await putIfNew(job, Date.now() / SECOND);
}

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

/** The job, unless it is done. */
export const readJob = (jobId: string) => get(keys.job(jobId), { consistent: true });

/** Remembers how far a job has come. */
export async function saveProgress(
  jobId: string,
  { cursor, pass }: Pick<JobItem, 'cursor' | 'pass'>,
): Promise<void> {
  await update(keys.job(jobId), {
    update: cursor === undefined ? 'SET pass = :pass REMOVE #cursor' : 'SET pass = :pass, #cursor = :cursor',
    condition: 'attribute_exists(pk)',
    names: { '#cursor': 'cursor' },
    values: { ':pass': pass, ...(cursor !== undefined && { ':cursor': cursor }) },
  });
}

/** Ends a job. */
export const finishJob = (jobId: string): Promise<void> => remove(keys.job(jobId));

/** Jobs that were begun before an instant and are not done. */
export async function openJobs(before: number): Promise<JobItem[]> {
  const { items } = await query<JobItem>({
    KeyConditionExpression: 'pk = :jobs AND sk < :before',
    ExpressionAttributeValues: { ':jobs': keys.jobs(), ':before': newId(before, new Uint8Array(6)) },
  });
  return items;
}
