import { getMany } from '../../table/batch.ts';
import { digits } from '../../table/key.ts';
import { get } from '../../table/table.ts';
import { projectKeys, projectKinds } from './keys.ts';

const AT_ONCE = 10;

/**
 * Does something with all projects, a few at a time, oldest first.
 *
 * @param action gets their ids
 * @returns how many there are
 */
export async function forAllProjects(action: (projectIds: string[]) => Promise<void>): Promise<number> {
  const { count = 0 } = (await get(projectKeys.projectCounter(), { consistent: true })) ?? {};
  let projects = 0;
  for (let first = 1; first <= count; first += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, at) => digits(first + at));
    const ids = (await getMany(numbers.map(projectKinds.project))).map(({ _id }) => _id);
    await action(ids);
    projects += ids.length;
  }
  return projects;
}
