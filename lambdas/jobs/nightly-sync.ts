import { logger } from '../logger.ts';
import { newJob, openJob } from './store.ts';

/** Begins the sync of connections, by schedule; one that is still under way goes on. */
export async function handler(): Promise<void> {
  await openJob(newJob('sync-connections', {}, 'all'));
  logger.info('sync begun');
}
