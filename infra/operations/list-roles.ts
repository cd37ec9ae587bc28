import { listAllRoles } from '../../lambdas/roles/store/listing/list-all.ts';
import type { Stage } from '../stages.ts';
import { enterStage, outputsOf } from './deployed-stage.ts';

/**
 * Puts the roles of all projects of a stage into the lists and the search: of those from before there were lists of roles,
 * which else come into them with their next change.
 *
 * @returns of how many projects
 */
export async function listRolesOfStage(stage: Stage): Promise<number> {
  enterStage(stage, await outputsOf(stage));
  return listAllRoles();
}
