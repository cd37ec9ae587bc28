import type { Change } from '../table/key.ts';
import type { JobItem } from './items.ts';
import { jobKinds } from './keys.ts';

export type JobEvent = { type: 'job.opened'; job: JobItem };

/** A job that is new, or that has taken the place of an open one. */
export function jobEvents(change: Change): JobEvent[] {
  if (!jobKinds.job.is(change)) return [];
  const { before, after } = change;
  return after && after.begun !== before?.begun ? [{ type: 'job.opened', job: after }] : [];
}
