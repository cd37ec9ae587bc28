import { MINUTE } from '../../shared/limits.ts';
import { jobHandlers, jobKind } from '../jobs/kind.ts';
import { newJob, openJobLater } from '../jobs/store.ts';
import { unclaim } from './unclaim.ts';

/**
 * Files of a member that a change of the profile has replaced, or that were stored for it, or for the post or project of
 * this id, without becoming true.
 */
export interface DroppedFiles {
  memberId: string;
  paths: string[];
  postId?: string;
  projectId?: string;
}

/** The paths of the files that something of a resource shows now; undefined when the files were stored for something else. */
export type ShownFiles = (dropped: DroppedFiles) => Promise<Iterable<string>> | undefined;

export const mediaJobKinds = { dropMedia: jobKind<DroppedFiles>('drop-media') };

/** Longer than any call with its repeats: by then each has shown its files or never will. */
const CLEAN_UP_AFTER = 5 * MINUTE;

/**
 * Writes down files before they are stored or replaced, so that whatever a call leaves behind is cleaned up: a job
 * deletes those that are not shown by then (decision 11).
 */
export const dropUnlessShown = (dropped: DroppedFiles): Promise<void> =>
  openJobLater(newJob(mediaJobKinds.dropMedia, dropped), CLEAN_UP_AFTER);

/**
 * Deletes those files that are not shown where they were stored for, once the change that wrote the job has happened or
 * failed for good.
 *
 * @param shown what each resource shows; the first that the files were stored for decides
 */
export const dropMedia =
  (shown: ShownFiles[]) =>
  async (dropped: DroppedFiles): Promise<undefined> => {
    for (const shownOf of shown) {
      const found = shownOf(dropped);
      if (!found) continue;
      const still = new Set(await found);
      await unclaim(
        dropped.paths.filter((path) => !still.has(path)),
        dropped.memberId,
      );
      return;
    }
    throw new Error('no resource shows such files');
  };

export const mediaJobs = (shown: ShownFiles[]) => jobHandlers(mediaJobKinds, { dropMedia: dropMedia(shown) });
