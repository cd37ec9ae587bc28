import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { cost, withCost } from '../data/cost.ts';
import type { JobItem } from '../data/items.ts';
import { finishJob, readJob, saveProgress, wake } from '../data/jobs.ts';
import { logger } from '../logger.ts';
import { dropMedia } from './drop-media.ts';
import { refreshAuthor } from './refresh-author.ts';
import { sweepPost } from './sweep-post.ts';

/** Longer than any request runs: what was on its way during the first pass has landed at the second. */
const SECOND_PASS_AFTER_SECONDS = 60;

/** A step is begun only with this much time left. */
const STEP_MS = 10_000;

const message = z.object({ jobId: z.string() });

function step(job: JobItem): Promise<string | undefined> {
  switch (job.kind) {
    case 'refresh-author':
      return refreshAuthor(job.about, job.cursor);
    case 'drop-media':
      return dropMedia(job.about);
    case 'sweep-post':
      return sweepPost(job.about, job.cursor);
    default:
      throw new Error(`this worker knows no such job: ${JSON.stringify(job satisfies never)}`);
  }
}

/** Works on a job until it is done or time runs short; each step is safe to repeat. */
async function carryOn(jobId: string, { getRemainingTimeInMillis }: Context): Promise<void> {
  const job = await readJob(jobId);
  if (!job) return;
  let { cursor } = job;
  do {
    cursor = await step({ ...job, cursor } as JobItem);
    if (cursor !== undefined) await saveProgress(jobId, { cursor, pass: job.pass });
  } while (cursor !== undefined && getRemainingTimeInMillis() > STEP_MS);

  if (cursor !== undefined) return wake(jobId);
  if (job.pass === 2) return finishJob(jobId);
  await saveProgress(jobId, { pass: 2 });
  await wake(jobId, SECOND_PASS_AFTER_SECONDS);
}

/** Works on the jobs that messages name; a failed one comes again, and ends in the dead-letter queue. */
export const handler = (event: SQSEvent, context: Context): Promise<SQSBatchResponse> =>
  withCost(async () => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const { messageId, body } of event.Records) {
      try {
        await carryOn(message.parse(JSON.parse(body)).jobId, context);
      } catch (error) {
        logger.error('job failed', { messageId, error: error instanceof Error ? error : String(error) });
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    logger.info('jobs', { records: event.Records.length, ...cost() });
    return { batchItemFailures };
  });
