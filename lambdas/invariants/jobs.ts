import { jobKeys } from '../jobs/keys.ts';
import { at, type Invariant } from './snapshot.ts';

/** Work that has been given up: nobody will put right what it was for. */
const GIVEN_UP = 20;

export const jobs: Invariant = (table) =>
  table
    .all(jobKeys.job)
    .filter(({ item }) => (item.failures ?? 0) >= GIVEN_UP)
    .map(({ item }) => `a job that always fails ${at(item)}`);
