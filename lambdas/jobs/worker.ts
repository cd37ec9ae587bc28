import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { SECOND } from '../../shared/limits.ts';
import { syncStep } from '../connections/store/sync.ts';
import { sweepCleared } from '../notifications/store/sweep.ts';
import { sweepReactions } from '../posts/store/comments/sweep.ts';
import { cancelApplications } from './cancel-applications.ts';
import { dropMedia } from './drop-media.ts';
import { foldCountsOf } from './fold-counts.ts';
import type { JobItem } from './items.ts';
import { workOnMessages } from './messages.ts';
import { partMembers } from './part-members.ts';
import { wake } from './queue.ts';
import { refreshAuthor } from './refresh-author.ts';
import { settleRole } from './settle-role.ts';
import { beginSecondPass, countFailure, finishJob, REST_MS, readJob, saveProgress } from './store.ts';
import { sweepMember } from './sweep-member.ts';
import { sweepPost } from './sweep-post.ts';
import { sweepProject } from './sweep-project.ts';
import { tellWriter } from './tell-writer.ts';

/** A step is begun only with this much time left. */
const STEP_MS = 10_000;

async function step(job: JobItem): Promise<string | undefined> {
  switch (job.kind) {
    case 'refresh-author':
      return refreshAuthor(job.about, job.cursor);
    case 'drop-media':
      return dropMedia(job.about);
    case 'sweep-post':
      return sweepPost(job.about, job.cursor);
    case 'fold-counts':
      return foldCountsOf(job.about);
    case 'sweep-comment':
      return (await sweepReactions(job.about.postId, job.about.commentId)) ? '' : undefined;
    case 'sweep-member':
      return sweepMember(job.about, job.cursor);
    case 'tell-writer':
      return tellWriter(job.about);
    case 'delete-cleared-notifications':
      return (await sweepCleared(job.about.memberId, job.about.upTo)) ? '' : undefined;
    case 'sync-connections':
      return (await syncStep(job.cursor)).cursor;
    case 'settle-role':
      return settleRole(job.about, job.cursor);
    case 'cancel-applications':
      return cancelApplications(job.about, job.cursor);
    case 'sweep-project':
      return sweepProject(job.about, job.cursor);
    case 'part-members':
      return partMembers(job.about, job.cursor);
    case 'write-archive':
    case 'send-mail':
      throw new Error(`there is a worker for this alone: ${job.kind}`);
    default:
      throw new Error(`this worker knows no such job: ${JSON.stringify(job satisfies never)}`);
  }
}

/** Works on a job until it is done or time runs short; each step is safe to repeat. */
async function carryOn(jobId: string, { getRemainingTimeInMillis }: Context): Promise<void> {
  const job = await readJob(jobId);
  if (!job) return;
  const rest = (job.restsUntil ?? 0) - Date.now();
  if (rest > 0) return wake(jobId, Math.ceil(rest / SECOND));

  let { cursor } = job;
  do {
    cursor = await step({ ...job, cursor } as JobItem);
    // Whoever has begun it anew has woken another worker.
    if (cursor !== undefined && !(await saveProgress(job, cursor))) return;
  } while (cursor !== undefined && getRemainingTimeInMillis() > STEP_MS);

  if (cursor !== undefined) return wake(jobId);
  if (job.pass === 2) await finishJob(job);
  else if (await beginSecondPass(job, Date.now() + REST_MS)) await wake(jobId, REST_MS / SECOND);
}

/** Works on a job and remembers a failure beside it, so that a job that always fails is not tried for ever. */
async function attempt(jobId: string, context: Context): Promise<void> {
  try {
    await carryOn(jobId, context);
  } catch (error) {
    // Why the job has failed says more than why that could not be counted.
    await countFailure(jobId).catch(() => {});
    throw error;
  }
}

/** Works on the jobs that messages name. */
export const handler = (event: SQSEvent, context: Context): Promise<SQSBatchResponse> =>
  workOnMessages(event, 'job', (jobId) => attempt(jobId, context));
