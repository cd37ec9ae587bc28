import { MINUTE } from '../../shared/limits.ts';
import { jobKind } from '../jobs/kind.ts';
import { newJob, openJobLater } from '../jobs/store.ts';

/**
 * Files of a member that a change of the profile has replaced, or that were stored for it, or for the post, project,
 * conversation or preview of this id, without becoming true.
 */
export interface DroppedFiles {
  /** Of a preview, which no member owns, the id of its link. */
  memberId: string;
  paths: string[];
  postId?: string;
  projectId?: string;
  conversationId?: string;
  linkId?: string;
  /** The project whose deck they are. */
  deckOf?: string;
}

export const mediaJobKinds = { dropMedia: jobKind<DroppedFiles>('drop-media') };

/** Longer than any call with its repeats: by then each has shown its files or never will. */
const CLEAN_UP_AFTER = 5 * MINUTE;

/**
 * Writes down files before they are stored or replaced, so that whatever a call leaves behind is cleaned up: a job
 * deletes those that are not shown by then (decision 11).
 */
export const dropUnlessShown = (dropped: DroppedFiles): Promise<void> =>
  openJobLater(newJob(mediaJobKinds.dropMedia, dropped), CLEAN_UP_AFTER);
