import { MINUTE } from '../../shared/limits.ts';
import { openJobs, wake } from '../data/jobs.ts';
import { logger } from '../logger.ts';

const LEFT_ALONE_MS = 5 * MINUTE;

/**
 * Sends workers to jobs whose message was lost: by schedule on AWS, at every start locally.
 *
 * @param event `olderThanMs` when jobs shall be left alone for another time than five minutes after they began
 */
export async function handler({ olderThanMs = LEFT_ALONE_MS } = {}): Promise<{ woken: number }> {
  const jobs = await openJobs(Date.now() - olderThanMs);
  for (const { jobId } of jobs) await wake(jobId);
  logger.info('redrive', { woken: jobs.length });
  return { woken: jobs.length };
}
