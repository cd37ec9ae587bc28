import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { JobItem } from './items.ts';
import type { JobHandler, JobKind, Step } from './kind.ts';
import { workOnMessages } from './messages.ts';
import { enqueue } from './queue.ts';
import {
  beginSecondPass,
  countFailure,
  findJob,
  finishJob,
  SECOND_PASS_DELAY_MS,
  saveProgress,
} from './store.ts';

/** A step is begun only with this much time left. */
const STEP_MS = 10_000;

/** Works on a job until it is done or time runs short; each step is safe to repeat. */
async function carryOn(
  job: JobItem,
  step: Step<unknown>,
  { getRemainingTimeInMillis }: Context,
): Promise<void> {
  let { cursor } = job;
  do {
    cursor = await step(job.about, cursor);
    // Whoever has begun it anew has sent another worker.
    if (cursor !== undefined && !(await saveProgress(job, cursor))) return;
  } while (cursor !== undefined && getRemainingTimeInMillis() > STEP_MS);

  if (cursor !== undefined) return enqueue(job);
  if (job.pass === 2) await finishJob(job);
  else {
    const restsUntil = Date.now() + SECOND_PASS_DELAY_MS;
    if (await beginSecondPass(job, restsUntil)) await enqueue({ ...job, restsUntil });
  }
}

/**
 * Creates the worker of the queue that most jobs share.
 *
 * @param handlers how the jobs of all resources are carried out
 * @param elsewhere kinds with a queue of their own, of which this queue may still hold messages of an earlier version
 */
export function jobWorker(handlers: JobHandler[], elsewhere: JobKind<unknown>[]) {
  const steps = new Map(handlers.map(({ kind, step }) => [kind, step]));

  async function work(jobId: string, context: Context): Promise<void> {
    const job = await findJob(jobId);
    if (!job) return;
    const own = elsewhere.find(({ name }) => name === job.kind);
    if (own) return enqueue({ jobId, queue: own.queue });
    if ((job.restsUntil ?? 0) > Date.now()) return enqueue(job);
    const step = steps.get(job.kind);
    if (!step) throw new Error(`this worker knows no such job: ${job.kind}`);
    await carryOn(job, step, context);
  }

  /** Remembers a failure beside the job, so that one that always fails is not tried for ever. */
  async function attempt(jobId: string, context: Context): Promise<void> {
    try {
      await work(jobId, context);
    } catch (error) {
      // Why the job has failed says more than why that could not be counted.
      await countFailure(jobId).catch(() => {});
      throw error;
    }
  }

  return (event: SQSEvent, context: Context): Promise<SQSBatchResponse> =>
    workOnMessages(event, 'job', (jobId) => attempt(jobId, context));
}
