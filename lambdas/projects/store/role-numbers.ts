import { idNumber } from '../../table/ids.ts';
import type { Write } from '../../table/write.ts';
import type { ProjectItem, RoleText } from './items.ts';
import { projectKeys } from './keys.ts';

/** A project has fewer roles. */
const ROLES_PER_NUMBER = 32;

export type NumberedRole = RoleText & { number: number };

/**
 * The number of a role. Roles that a project is created with share its number, those that it gets later share the one that
 * `nextNumber` gives them then: so that numbers of roles grow with their age, and tell where to look for the project.
 *
 * @param number of the project, or that of the roles
 * @param position among the roles that share it
 */
export const roleNumber = (number: number, position: number): number => number * ROLES_PER_NUMBER + position;

/** The number that a role shares with those that came to its project together with it. */
export const sharedNumber = (number: number): number => Math.floor(number / ROLES_PER_NUMBER);

/** The roles of a project with their numbers; what was stored before roles had any counts as created with the project. */
export const numberedRoles = ({ _id, roles }: Pick<ProjectItem, '_id' | 'roles'>): NumberedRole[] =>
  roles.map((role, position) => ({ ...role, number: role.number ?? roleNumber(idNumber(_id), position) }));

/** The numbers under which later roles of a project are found. */
const laterNumbers = (project: Pick<ProjectItem, '_id' | 'roles'>): Set<number> =>
  new Set(
    numberedRoles(project)
      .map(({ number }) => sharedNumber(number))
      .filter((number) => number !== idNumber(project._id)),
  );

/** The writes after which later roles of a project are found, and removed ones are not. */
export function roleNumberWrites(
  before: Pick<ProjectItem, '_id' | 'roles'>,
  after: Pick<ProjectItem, '_id' | 'roles'>,
): Write[] {
  const [old, next] = [laterNumbers(before), laterNumbers(after)];
  return [
    ...[...next]
      .filter((number) => !old.has(number))
      .map((number): Write => ({ put: { ...projectKeys.laterRoles(number), projectId: after._id } })),
    ...[...old]
      .filter((number) => !next.has(number))
      .map((number): Write => ({ delete: projectKeys.laterRoles(number) })),
  ];
}
