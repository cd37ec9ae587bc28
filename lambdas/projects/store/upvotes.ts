import { LIKERS_SHOWN } from '../../../shared/limits.ts';
import { newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import type { UpvoteItem, UpvotesItem } from './items.ts';
import { projectKeys } from './keys.ts';
import { moveProject } from './listing/lists.ts';
import { readProjectText } from './projects.ts';

/** Beyond those shown, so that the list is cut only once in a while. */
const SPARE = 5;

/** What is counted of a project's upvotes, as it stands now. */
export const readUpvotes = (projectId: string) => get(projectKeys.upvotes(projectId), { consistent: true });

/** Whether a member has upvoted a project, as it stands now. */
export const hasUpvoted = async (memberId: string, projectId: string): Promise<boolean> =>
  (await get(projectKeys.upvote(memberId, projectId), { consistent: true })) !== undefined;

function counted(memberId: string, projectId: string, { upvoters }: UpvotesItem): Write {
  const isFull = upvoters.length >= LIKERS_SHOWN + SPARE;
  return {
    key: projectKeys.upvotes(projectId),
    update: `SET upvoteCount = upvoteCount + :one, upvoters = ${isFull ? ':upvoters' : 'list_append(upvoters, :upvoters)'}`,
    condition: isFull ? 'upvoters = :seen' : 'attribute_exists(pk)',
    values: {
      ':one': 1,
      ':upvoters': isFull ? [...upvoters.slice(1 - LIKERS_SHOWN), memberId] : [memberId],
      ...(isFull && { ':seen': upvoters }),
    },
  };
}

/**
 * Upvotes a project once, however often it is asked for: the edge and its count change together.
 *
 * @param gone the error when there is no such project
 * @returns the count afterwards
 */
export const upvote = (memberId: string, projectId: string, gone: () => Error): Promise<number> =>
  retryOnConflict(async () => {
    const [project, upvotes, isUpvoted] = await Promise.all([
      readProjectText(projectId),
      readUpvotes(projectId),
      hasUpvoted(memberId, projectId),
    ]);
    if (!project || !upvotes) throw gone();
    if (isUpvoted) return upvotes.upvoteCount;
    const edge: UpvoteItem = {
      ...projectKeys.byUpvotedProject(projectId, memberId),
      _id: newId(),
      projectId,
      founderId: project.founder._id,
      memberId,
    };
    await transact([
      { put: { ...projectKeys.upvote(memberId, projectId), ...edge }, ifNew: true },
      counted(memberId, projectId, upvotes),
    ]);
    return upvotes.upvoteCount + 1;
  });

/** Takes an upvote back, for a member who has left. */
export const takeUpvoteBack = (memberId: string, projectId: string): Promise<void> =>
  retryOnConflict(async () => {
    const upvotes = await readUpvotes(projectId);
    if (!upvotes) return transact([{ delete: projectKeys.upvote(memberId, projectId) }]);
    if (!(await hasUpvoted(memberId, projectId))) return;
    await transact([
      { delete: projectKeys.upvote(memberId, projectId), condition: 'attribute_exists(pk)' },
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

/** Puts a project where its upvotes belong in the lists. */
export const rankProject = (projectId: string): Promise<void> =>
  retryOnConflict(async () => {
    const upvotes = await readUpvotes(projectId);
    const writes = upvotes ? await moveProject(projectId, { upvotes: upvotes.upvoteCount }) : [];
    if (writes.length > 0) await transact(writes);
  });
