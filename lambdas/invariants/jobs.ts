import { jobKinds } from '../jobs/keys.ts';
import { MAX_FAILURES } from '../jobs/store.ts';
import { at, type Invariant } from './snapshot.ts';

/** No job has been given up: nobody would put right what it was for. */
export const jobs: Invariant = (table) =>
  table
    .all(jobKinds.job)
    .filter(({ item }) => (item.failures ?? 0) >= MAX_FAILURES)
    .map(({ item }) => `a job that always fails ${at(item)}`);
