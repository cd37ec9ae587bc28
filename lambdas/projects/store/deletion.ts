import { isNameOf } from '../../../shared/rules/projects/project-name.ts';
import { projects as texts } from '../../../shared/texts/projects/projects.ts';
import { dropUnlessShown } from '../../media/dropped-files.ts';
import { type Effect, plainEffect } from '../../table/effect.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import { NameMismatchError } from './errors.ts';
import { type Caller, readOwnProject } from './founder.ts';
import type { ProjectItem } from './items.ts';
import { projectKeys } from './keys.ts';
import { findProject } from './projects.ts';
import { roleNumberWrites } from './role-numbers.ts';

/** Deletes a project as it was just read: nobody can open it from this moment. Lists, search and what belongs to it follow. */
async function deleteSeen(effect: Effect, project: ProjectItem): Promise<void> {
  const { _id, version, poster, founder } = project;
  if (poster !== '') {
    await effect.allowed();
    await dropUnlessShown({ memberId: founder._id, projectId: _id, paths: [poster] });
  }
  await effect.commit([
    { delete: projectKeys.project(_id), condition: 'version = :seen', values: { ':seen': version } },
    { delete: projectKeys.projectTexts(_id) },
    { delete: projectKeys.seats(_id) },
    { delete: projectKeys.upvotes(_id) },
    { delete: projectKeys.commentSummary(_id) },
    ...roleNumberWrites(project, { ...project, roles: [] }),
  ]);
}

/** Deletes a project, whether it is still there or not. */
export const deleteProject = (projectId: string): Promise<void> =>
  retryOnConflict(async () => {
    const project = await findProject(unrestricted, projectId);
    if (project) await deleteSeen(plainEffect, project);
  });

/**
 * Deletes a project for its founder, who has typed its name.
 *
 * @throws ProjectNotFoundError, NotFounderError, FormerFounderError, NameMismatchError
 */
export const deleteOwnProject = (
  effect: Effect,
  projectId: string,
  founder: Caller,
  name: string,
): Promise<void> =>
  retryOnConflict(async () => {
    const project = await readOwnProject(projectId, founder, texts.founderOnlyDelete);
    if (!isNameOf(name, project)) throw new NameMismatchError();
    await deleteSeen(effect, project);
  });
