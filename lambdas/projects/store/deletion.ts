import { type Job, newJob } from '../../jobs/store.ts';
import { idNumber } from '../../table/ids.ts';
import { untilUncontested } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import { transact, type Write } from '../../table/transact.ts';
import { projectKeys } from './keys.ts';
import { listingKeys } from './listing/keys.ts';
import { moveInLists } from './listing/lists.ts';
import { readProjectText } from './projects.ts';

/**
 * Deletes a project: it is in no list and cannot be shown from this moment; a job takes along what hangs on it.
 *
 * @returns the job, to be woken; undefined when the project was gone already
 */
export const deleteProject = (projectId: string): Promise<Job | undefined> =>
  untilUncontested(async () => {
    const [project, placing] = await Promise.all([
      readProjectText(projectId),
      get(listingKeys.placing(projectId), { consistent: true }),
    ]);
    if (!project || !placing) return undefined;
    const asSeen = ({ version }: { version: number }) => ({
      condition: 'version = :seen',
      values: { ':seen': version },
    });
    const roleTitles = Object.fromEntries(project.roles.map(({ _id, title }) => [_id, title]));
    const job = newJob('sweep-project', { projectId, removed: { name: project.name, roleTitles } });
    const writes: Write[] = [
      { delete: projectKeys.project(projectId), ...asSeen(project) },
      { delete: projectKeys.projectTexts(projectId) },
      { delete: listingKeys.placing(projectId), ...asSeen(placing) },
      { delete: projectKeys.seats(projectId) },
      { delete: projectKeys.upvotes(projectId) },
      { delete: projectKeys.projectComments(projectId) },
      ...(await moveInLists(idNumber(projectId), placing, undefined)),
      { put: job },
    ];
    await transact(writes);
    return job;
  });
