import { changeNotifications } from '../notifications/store/notify.ts';
import { newId } from '../table/ids.ts';
import type { Write } from '../table/write.ts';
import type { JobKinds } from './items.ts';
import { newJob } from './store.ts';

/** A comment that the owner of its post or project deletes, by ids. */
interface RemovedComment {
  writerId: string;
  ownerId: string;
  postId?: string;
  projectId?: string;
}

/**
 * What the transaction that deletes a comment needs besides, so that its writer is told.
 *
 * @returns nothing when it is the owner's own
 */
export function tellingWriter({ writerId, ownerId, ...where }: RemovedComment): Write[] {
  if (writerId === ownerId) return [];
  const notification = { _id: newId(), type: 'comment_removed' as const, senderId: ownerId, ...where };
  return [{ put: newJob('tell-writer', { memberId: writerId, notification }, notification._id) }];
}

/** Notifies the writer of a deleted comment: once, however often it is repeated. */
export async function tellWriter({ memberId, notification }: JobKinds['tell-writer']): Promise<undefined> {
  await changeNotifications(memberId, [{ kind: 'add', notification }]);
}
