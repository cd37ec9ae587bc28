import { jobKind } from '../../jobs/kind.ts';
import { newJob } from '../../jobs/store.ts';
import { newId } from '../../table/ids.ts';
import type { Write } from '../../table/write.ts';

/** The owner of a post or project has deleted a comment of somebody else there. */
export const notifyCommentAuthor = jobKind<{
  memberId: string;
  notification: {
    _id: string;
    type: 'comment_removed';
    senderId: string;
    postId?: string;
    projectId?: string;
  };
}>('tell-writer');

/** A comment that the owner of its post or project deletes, by ids. */
interface DeletedComment {
  authorId: string;
  ownerId: string;
  postId?: string;
  projectId?: string;
}

/**
 * What the transaction that deletes a comment writes so that its author is notified.
 *
 * @returns nothing when it is the owner's own
 */
export function commentAuthorWrites({ authorId, ownerId, ...where }: DeletedComment): Write[] {
  if (authorId === ownerId) return [];
  const notification = { _id: newId(), type: 'comment_removed' as const, senderId: ownerId, ...where };
  return [{ put: newJob(notifyCommentAuthor, { memberId: authorId, notification }, notification._id) }];
}
