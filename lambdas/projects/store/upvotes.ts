import { LIKERS_SHOWN } from '../../../shared/limits.ts';
import { type Job, newJob } from '../../jobs/store.ts';
import { tell, telling } from '../../notifications/store/notify.ts';
import { untilUncontested } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import { transact, type Write } from '../../table/transact.ts';
import type { UpvotesItem } from './items.ts';
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

/** Puts the project where its upvotes belong in the lists; one job is enough for however many come at once. */
const rankJob = (projectId: string): Job => newJob('rank-project', { projectId }, projectId);

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

function give(memberId: string, projectId: string, upvotes: UpvotesItem, job: Job): Write[] {
  return [
    {
      put: {
        ...projectKeys.upvote(memberId, projectId),
        ...projectKeys.byUpvotedProject(projectId, memberId),
        projectId,
        memberId,
      },
      ifNew: true,
    },
    counted(memberId, projectId, upvotes),
    { put: job },
  ];
}

/**
 * Upvotes a project once, however often it is asked for (WIRE, POST /projects/{id}/upvote): edge, count and the
 * founder's notice change together.
 *
 * @param gone the error when there is no such project
 * @returns the count afterwards, and the job to be woken if something has changed
 */
export const upvote = (
  memberId: string,
  projectId: string,
  gone: () => Error,
): Promise<{ upvoteCount: number; job?: Job }> =>
  untilUncontested(async () => {
    const [project, upvotes, isUpvoted] = await Promise.all([
      readProjectText(projectId),
      readUpvotes(projectId),
      hasUpvoted(memberId, projectId),
    ]);
    if (!project || !upvotes) throw gone();
    if (isUpvoted) return { upvoteCount: upvotes.upvoteCount };
    const job = rankJob(projectId);
    const writes = give(memberId, projectId, upvotes, job);
    const recipientId = project.founder._id;
    const notice = { recipientId, type: 'project_upvote', senderId: memberId, projectId } as const;
    if (recipientId === memberId) await transact(writes);
    else
      await telling(recipientId, (noticeId) => transact([...writes, ...tell({ ...notice, noticeId })]), gone);
    return { upvoteCount: upvotes.upvoteCount + 1, job };
  });

/**
 * Takes an upvote back, for a member who has left.
 *
 * @returns the job to be woken; none when the project is gone
 */
export const takeUpvoteBack = (memberId: string, projectId: string): Promise<Job | undefined> =>
  untilUncontested(async () => {
    const upvotes = await readUpvotes(projectId);
    const edge: Write = {
      delete: projectKeys.upvote(memberId, projectId),
      condition: 'attribute_exists(pk)',
    };
    if (!upvotes) return void (await transact([{ delete: projectKeys.upvote(memberId, projectId) }]));
    if (!(await hasUpvoted(memberId, projectId))) return undefined;
    const job = rankJob(projectId);
    await transact([
      edge,
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
      { put: job },
    ]);
    return job;
  });

/** Puts a project where its upvotes belong in the lists. */
export const rankProject = (projectId: string): Promise<void> =>
  untilUncontested(async () => {
    const upvotes = await readUpvotes(projectId);
    const writes = upvotes ? await moveProject(projectId, { upvotes: upvotes.upvoteCount }) : [];
    if (writes.length > 0) await transact(writes);
  });
