import { MINUTE, SECOND } from '../../shared/limits.ts';
import { ConditionFailedError } from '../table/errors.ts';
import { newId } from '../table/ids.ts';
import type { Key } from '../table/key.ts';
import { retryOnConflict } from '../table/retry.ts';
import { get, primary, put, putIfNew, queryAll, remove, type Stored, update } from '../table/table.ts';
import { transact } from '../table/transact.ts';
import { trace } from '../telemetry.ts';
import type { JobItem } from './items.ts';
import { jobKeys } from './keys.ts';
import type { JobKind } from './kind.ts';

export type Job<Payload = unknown> = Key<JobItem> & JobItem<Payload>;

/** Longer than any request runs: what was on its way during the first pass of a job has landed at the second. */
export const SECOND_PASS_DELAY_MS = MINUTE;

/** Tries in a row after which a job waits for somebody to repair what makes it fail. */
export const MAX_FAILURES = 20;

/** The id of the one open job of a kind for a subject. */
const jobIdOf = (kind: string, subject: string): string => `${kind}#${subject}`;

/** Whether a job is of a kind, and so has been made with its payload. */
export const isOfKind = <Payload>({ name }: JobKind<Payload>, job: JobItem): job is JobItem<Payload> =>
  job.kind === name;

/** The key of the one open job of a kind for a subject. */
export const keyOfJob = ({ name }: JobKind<unknown>, subject: string): Key<JobItem> =>
  jobKeys.job(jobIdOf(name, subject));

/**
 * A job to be put in the transaction that makes it necessary.
 *
 * @param subject when one open job of this kind is enough for it: the new job takes the place of the open one
 */
export function newJob<Payload>(
  { name, queue }: JobKind<Payload>,
  payload: Payload,
  subject?: string,
): Job<Payload> {
  const begun = newId();
  const jobId = subject === undefined ? begun : jobIdOf(name, subject);
  const id = trace();
  return {
    ...jobKeys.job(jobId),
    jobId,
    kind: name,
    about: payload,
    ...(queue && { queue }),
    begun,
    pass: 1,
    ...(id !== undefined && { trace: id }),
  };
}

/** The job, to which a worker is sent later: after at most 15 minutes. */
export const delayed = <One extends object>(job: One, delayMs: number): One & { restsUntil: number } => ({
  ...job,
  restsUntil: Date.now() + delayMs,
});

/**
 * Opens a job because of an event; the stream of the table sends a worker to it.
 *
 * @param subject one open job of this kind is enough for it: the new one takes the place of the open one
 * @param delayMs when a worker is to be sent later; at most 15 minutes
 */
export const startJob = <Payload>(
  kind: JobKind<Payload>,
  payload: Payload,
  subject: string,
  delayMs?: number,
): Promise<void> => {
  const job = newJob(kind, payload, subject);
  return retryOnConflict(() => put(delayMs === undefined ? job : delayed(job, delayMs)));
};

/**
 * Puts a job that no other change makes necessary.
 *
 * @returns the job, or the one for the same subject that is already open
 */
export const openJob = async (job: Key<JobItem> & JobItem): Promise<JobItem> =>
  (await putIfNew<JobItem>(job, Date.now() / SECOND)) ?? job;

/**
 * Puts a job that cleans up after work which is yet to begin; a worker is sent to it later.
 *
 * @param delayMs longer than that work can take; at most 15 minutes
 */
export async function openJobLater(job: Key<JobItem> & JobItem, delayMs: number): Promise<void> {
  await openJob(delayed(job, delayMs));
}

/** The job, unless it is done. */
export const findJob = (jobId: string): Promise<JobItem | undefined> =>
  get(jobKeys.job(jobId), { consistent: true });

/** The job of a kind, unless it is done, or another one. */
export async function readJob<Payload>(
  kind: JobKind<Payload>,
  jobId: string,
): Promise<JobItem<Payload> | undefined> {
  const job = await findJob(jobId);
  return job && isOfKind(kind, job) ? job : undefined;
}

/** Whether a write has found the job as this worker knows it: not ended, not begun anew, not in its next pass. */
async function isStillOpen(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionFailedError) return false;
    throw error;
  }
}

const UNCHANGED = 'begun = :begun AND pass = :pass';

/**
 * Remembers how far a job has come in its pass, and forgets the tries that had failed before.
 *
 * @returns false when this worker is to leave it
 */
export const saveProgress = ({ jobId, begun, pass }: JobItem, cursor: string): Promise<boolean> =>
  isStillOpen(
    update(jobKeys.job(jobId), {
      update: 'SET #cursor = :cursor REMOVE failures',
      condition: UNCHANGED,
      names: { '#cursor': 'cursor' },
      values: { ':begun': begun, ':pass': pass, ':cursor': cursor },
    }),
  );

/**
 * Ends the first pass of a job.
 *
 * @param restsUntil milliseconds since 1970 at which the second may begin
 * @returns false when this worker is to leave it
 */
export const beginSecondPass = ({ jobId, begun, pass }: JobItem, restsUntil: number): Promise<boolean> =>
  isStillOpen(
    update(jobKeys.job(jobId), {
      update: 'SET pass = :second, restsUntil = :until REMOVE #cursor, failures',
      condition: UNCHANGED,
      names: { '#cursor': 'cursor' },
      values: { ':begun': begun, ':pass': pass, ':second': 2, ':until': restsUntil },
    }),
  );

/** Ends a job, unless it has begun anew. */
export const finishJob = ({ jobId, begun, pass }: JobItem): Promise<boolean> =>
  isStillOpen(
    remove(jobKeys.job(jobId), { condition: UNCHANGED, values: { ':begun': begun, ':pass': pass } }),
  );

/** Counts a try that has failed. */
export const countFailure = (jobId: string): Promise<boolean> =>
  isStillOpen(
    update(jobKeys.job(jobId), {
      update: 'ADD failures :one',
      condition: 'attribute_exists(pk)',
      values: { ':one': 1 },
    }),
  );

const begunBefore = (jobs: Stored<JobItem>[], before: number): Stored<JobItem>[] => {
  const limit = newId(before, new Uint8Array(6));
  return jobs.filter(({ begun }) => begun < limit);
};

/**
 * Jobs that are not done, oldest first.
 *
 * @param before milliseconds since 1970: those that have begun later are left out
 */
export async function openJobs(before: number): Promise<JobItem[]> {
  const parts = await Promise.all(jobKeys.partitions().map((pk) => queryAll<JobItem>(pk)));
  return begunBefore(parts.flat(), before).sort((a, b) => (a.begun < b.begun ? -1 : 1));
}

/**
 * Moves the jobs of an earlier version of the functions, which had one partition for all, to where they are found now.
 *
 * @param before milliseconds since 1970: those that have begun later are left to the workers of that version
 */
export async function moveUndividedJobs(before: number): Promise<void> {
  for (const job of begunBefore(await queryAll<JobItem>(jobKeys.undivided()), before))
    try {
      await transact([
        { put: { ...job, ...jobKeys.job(job.jobId) }, ifNew: true },
        { delete: primary(job), condition: 'attribute_exists(pk)' },
      ]);
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
      // It is done, or another one has taken its place.
      await remove(job);
    }
}
