import { MINUTE } from '../../shared/limits.ts';
import { jobKind } from '../jobs/kind.ts';
import { newJob, openJobLater } from '../jobs/store.ts';

/** What files are stored for: the post, project, conversation or preview of this id; the profile when there is none. */
export interface ShownAt {
  postId?: string;
  projectId?: string;
  /** The update of the project; it is for its poster otherwise. */
  updateId?: string;
  conversationId?: string;
  linkId?: string;
  /** The project whose deck they are. */
  deckOf?: string;
}

/** Files of a member that were replaced, or that were stored without becoming true. */
export interface DroppedFiles extends ShownAt {
  /** Of a preview, which no member owns, the id of its link. */
  memberId: string;
  paths: string[];
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
