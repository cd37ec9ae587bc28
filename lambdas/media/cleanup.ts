import { jobHandlers } from '../jobs/kind.ts';
import { type DroppedFiles, mediaJobKinds } from './dropped-files.ts';
import { unclaim } from './unclaim.ts';

/** The paths of the files that something of a resource shows now; undefined when the files were stored for something else. */
export type ShownFiles = (dropped: DroppedFiles) => Promise<Iterable<string>> | undefined;

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
