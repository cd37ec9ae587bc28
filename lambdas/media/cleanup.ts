import { MINUTE } from '../../shared/limits.ts';
import type { JobKinds } from '../jobs/items.ts';
import { newJob, openJobLater } from '../jobs/store.ts';

/** Longer than any call with its repeats: by then each has shown its files or never will. */
const CLEAN_UP_AFTER = 5 * MINUTE;

/**
 * Writes down files before they are stored or replaced, so that whatever a call leaves behind is cleaned up: a job
 * deletes those that are not shown by then (decision 11).
 */
export const dropUnlessShown = (about: JobKinds['drop-media']): Promise<void> =>
  openJobLater(newJob('drop-media', about), CLEAN_UP_AFTER);
