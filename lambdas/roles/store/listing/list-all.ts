import { projectKeys, projectKinds } from '../../../projects/store/keys.ts';
import { getMany } from '../../../table/batch.ts';
import { digits } from '../../../table/key.ts';
import { get } from '../../../table/table.ts';
import { listRoles } from './lists.ts';
import { indexRoles } from './search-words.ts';

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
