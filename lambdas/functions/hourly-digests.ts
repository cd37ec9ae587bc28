import { HOUR } from '../../shared/limits.ts';
import { newJob, openJob } from '../jobs/store.ts';
import { logger } from '../logger.ts';
import { notificationJobKinds } from '../notifications/jobs/kinds.ts';

/** Begins to order the mails of the day that are due, by schedule. */
export async function handler(): Promise<void> {
  const at = Math.floor(Date.now() / HOUR) * HOUR;
  await openJob(newJob(notificationJobKinds.orderDigests, { at }, String(at)));
  logger.info('digests begun', { at });
}
