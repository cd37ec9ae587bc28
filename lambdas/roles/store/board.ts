import type { OpenRole } from '../../../shared/model/role.ts';
import { numberedRoles } from '../../projects/store/role-numbers.ts';
import { type RoleProject, readRoleProjects } from '../../projects/store/role-projects.ts';
import { type RoleStanding, savedAmong, standingsAmong } from '../../projects/store/viewer-state.ts';
import { rolesOf } from '../../projects/views/projects.ts';
import { idNumber } from '../../table/ids.ts';

/** An open role with its project and the viewer state of a member. */
export interface ViewedRole {
  role: OpenRole;
  detail: RoleProject;
  standing: RoleStanding;
}

/**
 * Reads the roles of a page for a member.
 *
 * @param numbers of the roles, in the order of the page; those that are gone are left out
 */
export async function readViewedRoles(viewerId: string, numbers: number[]): Promise<ViewedRole[]> {
  const projects = await readRoleProjects(numbers);
  const ids = [...new Set([...projects.values()].map(({ project }) => project._id))];
  const [standingOn, saved] = await Promise.all([
    standingsAmong(viewerId, ids),
    savedAmong(viewerId, ids.map(idNumber)),
  ]);
  return numbers.flatMap((number) => {
    const found = projects.get(number);
    const stored = found && numberedRoles(found.project).find((role) => role.number === number);
    const role = stored && rolesOf(found, saved).find(({ _id }) => _id === stored._id);
    return role ? [{ role, detail: found, standing: standingOn(found.project._id, role._id) }] : [];
  });
}
