import { subscribe } from '../events/subscriber.ts';
import { withTrace } from '../telemetry.ts';
import type { JobEvent } from './events.ts';
import { enqueue } from './queue.ts';

const on = subscribe<JobEvent>();

export const jobSubscribers = [
  on(['job.opened'], async (events) => {
    const jobs = new Map(events.map(({ job }) => [job.jobId, job]));
    await Promise.all([...jobs.values()].map((job) => withTrace(job.trace, () => enqueue(job))));
  }),
];
