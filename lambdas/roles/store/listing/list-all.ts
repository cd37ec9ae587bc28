import { forAllProjects } from '../../../projects/store/all-projects.ts';
import { listRoles } from './lists.ts';
import { indexRoles } from './search-words.ts';

/**
 * Puts the open roles of all projects into the lists of roles, and their words into the search. Idempotent.
 *
 * @returns of how many projects
 */
export const listAllRoles = (): Promise<number> =>
  forAllProjects(async (ids) => {
    await listRoles(ids);
    await indexRoles(ids);
  });
