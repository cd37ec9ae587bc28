import { MINUTE } from '../../shared/limits.ts';
import { logger } from '../logger.ts';
import { withTrace } from '../telemetry.ts';
import { enqueue } from './queue.ts';
import { MAX_FAILURES, moveUndividedJobs, openJobs } from './store.ts';

const LEFT_ALONE_MS = 5 * MINUTE;

/**
 * Sends workers to jobs whose message was lost: by schedule on AWS, at every start locally.
 *
 * @param event `olderThanMs` when jobs shall be left alone for another time than five minutes after they began
 */
export async function handler({ olderThanMs = LEFT_ALONE_MS } = {}): Promise<{ enqueued: number }> {
  const before = Date.now() - olderThanMs;
  await moveUndividedJobs(before);
  const { open = [], stuck = [] } = Object.groupBy(await openJobs(before), ({ failures = 0 }) =>
    failures < MAX_FAILURES ? 'open' : 'stuck',
  );
  for (const job of open) await withTrace(job.trace, () => enqueue(job));
  if (stuck.length > 0) logger.error('jobs always fail', { jobIds: stuck.map(({ jobId }) => jobId) });
  logger.info('redrive', { enqueued: open.length });
  return { enqueued: open.length };
}
