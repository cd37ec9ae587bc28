import { retryOnConflict } from '../../table/retry.ts';
import { transact } from '../../table/transact.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import { projectKeys } from './keys.ts';
import { findProject } from './projects.ts';
import { roleNumberWrites } from './role-numbers.ts';

/** Deletes a project: nobody can open it from this moment. Lists, search and what belongs to it follow. */
export const deleteProject = (projectId: string): Promise<void> =>
  retryOnConflict(async () => {
    const project = await findProject(unrestricted, projectId);
    if (!project) return;
    await transact([
      {
        delete: projectKeys.project(projectId),
        condition: 'version = :seen',
        values: { ':seen': project.version },
      },
      { delete: projectKeys.projectTexts(projectId) },
      { delete: projectKeys.seats(projectId) },
      { delete: projectKeys.upvotes(projectId) },
      { delete: projectKeys.commentSummary(projectId) },
      ...roleNumberWrites(project, { ...project, roles: [] }),
    ]);
  });
