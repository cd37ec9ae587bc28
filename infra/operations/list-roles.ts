import { projectKeys, projectKinds } from '../../lambdas/projects/store/keys.ts';
import { listRoles } from '../../lambdas/roles/store/listing/lists.ts';
import { indexRoles } from '../../lambdas/roles/store/listing/search-words.ts';
import { getMany } from '../../lambdas/table/batch.ts';
import { digits } from '../../lambdas/table/key.ts';
import { get } from '../../lambdas/table/table.ts';
import type { Stage } from '../stages.ts';
import { enterStage, outputsOf } from './deployed-stage.ts';

const AT_ONCE = 10;

/**
 * Puts the open roles of all projects into the lists of roles, and their words into the search. Idempotent.
 *
 * @returns of how many projects
 */
export async function listAllRoles(): Promise<number> {
  const { count = 0 } = (await get(projectKeys.projectCounter(), { consistent: true })) ?? {};
  let projects = 0;
  for (let first = 1; first <= count; first += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, at) => digits(first + at));
    const ids = (await getMany(numbers.map(projectKinds.project))).map(({ _id }) => _id);
    await listRoles(ids);
    await indexRoles(ids);
    projects += ids.length;
  }
  return projects;
}

/** The same for a stage: for projects from before there were lists of roles, which else come into them with their next change. */
export async function listRolesOfStage(stage: Stage): Promise<number> {
  enterStage(stage, await outputsOf(stage));
  return listAllRoles();
}
