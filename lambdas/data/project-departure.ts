import { idNumber } from './id.ts';
import { type Job, newJob } from './jobs.ts';
import { keys } from './keys.ts';
import { moveInLists } from './project-lists.ts';
import { readProjectText } from './projects.ts';
import { untilUncontested } from './retry.ts';
import { get } from './table.ts';
import { transact, type Write } from './transact.ts';

/**
 * Deletes a project: it is in no list and cannot be shown from this moment; a job takes along what hangs on it.
 *
 * @returns the job, to be woken; undefined when the project was gone already
 */
export const deleteProject = (projectId: string): Promise<Job | undefined> =>
  untilUncontested(async () => {
    const [project, placing] = await Promise.all([
      readProjectText(projectId),
      get(keys.placing(projectId), { consistent: true }),
    ]);
    if (!project || !placing) return undefined;
    const asSeen = ({ version }: { version: number }) => ({
      condition: 'version = :seen',
      values: { ':seen': version },
    });
    const roleTitles = Object.fromEntries(project.roles.map(({ _id, title }) => [_id, title]));
    const job = newJob('sweep-project', { projectId, removed: { name: project.name, roleTitles } });
    const writes: Write[] = [
      { delete: keys.project(projectId), ...asSeen(project) },
      { delete: keys.projectTexts(projectId) },
      { delete: keys.placing(projectId), ...asSeen(placing) },
      { delete: keys.seats(projectId) },
      { delete: keys.upvotes(projectId) },
      { delete: keys.projectComments(projectId) },
      ...(await moveInLists(idNumber(projectId), placing, undefined)),
      { put: job },
    ];
    await transact(writes);
    return job;
  });
