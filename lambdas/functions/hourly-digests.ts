import { HOUR } from '../../shared/limits.ts';
import { newJob, openJob, startJob } from '../jobs/store.ts';
import { logger } from '../logger.ts';
import { notificationJobKinds } from '../notifications/jobs/kinds.ts';
import { projectJobKinds } from '../projects/jobs/kinds.ts';

/**
 * Begins what is due at an hour, by schedule: the mails of the day, new matches of saved searches, and what follows when
 * applications wait for an answer.
 */
export async function handler(): Promise<void> {
  const at = Math.floor(Date.now() / HOUR) * HOUR;
  await openJob(newJob(notificationJobKinds.orderDigests, { at }, String(at)));
  await openJob(newJob(notificationJobKinds.notifySearchMatches, { at }, String(at)));
  await startJob(projectJobKinds.answerDeadlines, { at }, 'all');
  logger.info('digests begun', { at });
}
