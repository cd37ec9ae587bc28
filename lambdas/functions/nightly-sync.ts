import { connectionJobKinds } from '../connections/jobs.ts';
import { newJob, openJob } from '../jobs/store.ts';
import { logger } from '../logger.ts';

/** Begins the sync of connections, by schedule; one that is still under way goes on. */
export async function handler(): Promise<void> {
  await openJob(newJob(connectionJobKinds.syncConnections, {}, 'all'));
  logger.info('sync begun');
}
