import { LIKERS_SHOWN } from '../../../shared/limits.ts';
import type { Effect } from '../../table/effect.ts';
import { newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import type { ViewingMember } from '../../visibility/viewer.ts';
import type { UpvoteItem, UpvotesItem } from './items.ts';
import { projectKeys } from './keys.ts';
import { NO_UPVOTES, readProject } from './projects.ts';

/** Beyond those shown, so that the list is cut only once in a while. */
const SPARE = 5;

/** How many upvotes a project has, and the newest of them, as it stands now. */
export const readUpvotes = async (projectId: string): Promise<UpvotesItem> =>
  (await get(projectKeys.upvotes(projectId), { consistent: true })) ?? NO_UPVOTES;

/** Whether a member has upvoted a project, as it stands now. */
export const hasUpvoted = async (memberId: string, projectId: string): Promise<boolean> =>
  (await get(projectKeys.upvote(memberId, projectId), { consistent: true })) !== undefined;

/** The write that counts an upvote. */
function increment(memberId: string, projectId: string, { upvoters }: UpvotesItem): Write {
  const isFull = upvoters.length >= LIKERS_SHOWN + SPARE;
  return {
    key: projectKeys.upvotes(projectId),
    update: `SET upvoteCount = if_not_exists(upvoteCount, :zero) + :one, upvoters = ${isFull ? ':upvoters' : 'list_append(if_not_exists(upvoters, :none), :upvoters)'}`,
    ...(isFull && { condition: 'upvoters = :seen' }),
    values: {
      ':one': 1,
      ':upvoters': isFull ? [...upvoters.slice(1 - LIKERS_SHOWN), memberId] : [memberId],
      ':zero': 0,
      ...(isFull ? { ':seen': upvoters } : { ':none': [] }),
    },
  };
}

/**
 * Upvotes a project once for the viewer, however often it is asked for: the edge and its count change together.
 *
 * @throws ProjectNotFoundError
 * @returns how many there are afterwards, and the newest of them
 */
export const upvote = (effect: Effect, viewer: ViewingMember, projectId: string): Promise<UpvotesItem> =>
  retryOnConflict(async () => {
    const { _id: memberId } = viewer;
    const [project, upvotes, isUpvoted] = await Promise.all([
      readProject(viewer, projectId),
      readUpvotes(projectId),
      hasUpvoted(memberId, projectId),
    ]);
    if (isUpvoted) return upvotes;
    const edge: UpvoteItem = {
      ...projectKeys.byUpvotedProject(projectId, memberId),
      _id: newId(),
      projectId,
      founderId: project.founder._id,
      memberId,
    };
    await effect.commit([
      { put: { ...projectKeys.upvote(memberId, projectId), ...edge }, ifNew: true },
      increment(memberId, projectId, upvotes),
    ]);
    return { upvoteCount: upvotes.upvoteCount + 1, upvoters: [...upvotes.upvoters, memberId] };
  });

/** Removes the upvote of a deleted member. */
export const removeUpvote = (memberId: string, projectId: string): Promise<void> =>
  retryOnConflict(async () => {
    const [upvotes, isUpvoted] = await Promise.all([readUpvotes(projectId), hasUpvoted(memberId, projectId)]);
    if (!isUpvoted) return;
    const remove: Write = {
      delete: projectKeys.upvote(memberId, projectId),
      condition: 'attribute_exists(pk)',
    };
    // The project may have been deleted, and its count with it.
    if (upvotes.upvoteCount === 0) return transact([remove]);
    await transact([
      remove,
      {
        key: projectKeys.upvotes(projectId),
        update: 'SET upvoteCount = upvoteCount - :one, upvoters = :upvoters',
        condition: 'upvoters = :seen',
        values: {
          ':one': 1,
          ':upvoters': upvotes.upvoters.filter((id) => id !== memberId),
          ':seen': upvotes.upvoters,
        },
      },
    ]);
  });
