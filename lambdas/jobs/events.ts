import { whenChanged } from '../events/source.ts';
import type { JobItem } from './items.ts';
import { jobKinds } from './keys.ts';

export type JobEvent = { type: 'job.opened'; job: JobItem };

/** A job that is new, or that has taken the place of an open one. */
export const jobEvents = [
  whenChanged(jobKinds.job, ['INSERT', 'MODIFY'], ({ before, after }): JobEvent[] =>
    after && after.begun !== before?.begun ? [{ type: 'job.opened', job: after }] : [],
  ),
];
