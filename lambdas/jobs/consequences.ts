import { SECOND } from '../../shared/limits.ts';
import { follows } from '../events/consequence.ts';
import { withTrace } from '../trace.ts';
import { wake } from './queue.ts';

export const jobConsequences = [
  follows(['job.opened'], async (events) => {
    const jobs = new Map(events.map(({ job }) => [job.jobId, job]));
    await Promise.all(
      [...jobs.values()].map(({ jobId, trace, restsUntil = 0 }) =>
        withTrace(trace, () => wake(jobId, Math.max(0, Math.ceil((restsUntil - Date.now()) / SECOND)))),
      ),
    );
  }),
];
