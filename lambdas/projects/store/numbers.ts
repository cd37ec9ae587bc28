import { update } from '../../table/table.ts';
import { projectKeys } from './keys.ts';

/** Gives the next project its number, or the roles that a project gets later theirs. One that is never used stays so. */
export async function nextNumber(): Promise<number> {
  const { count = 0 } = await update(
    projectKeys.projectCounter(),
    { update: 'ADD #count :one', names: { '#count': 'count' }, values: { ':one': 1 } },
    'UPDATED_NEW',
  );
  return count;
}
