import { logger } from '../logger.ts';
import { newJob, openJob, wake } from './store.ts';

/** Begins the sync of connections, by schedule (WIRE section 4); one that is still under way goes on. */
export async function handler(): Promise<void> {
  const job = newJob('sync-connections', {}, 'all');
  await openJob(job);
  await wake(job.jobId);
  logger.info('sync begun');
}
