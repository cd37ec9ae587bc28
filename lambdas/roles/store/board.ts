import type { OpenRole } from '../../../shared/model/role.ts';
import { numberedRoles } from '../../projects/store/role-numbers.ts';
import { type RoleProject, readRoleProjects } from '../../projects/store/role-projects.ts';
import { applicationsAmong, savedAmong } from '../../projects/store/viewer-state.ts';
import { rolesOf } from '../../projects/views/projects.ts';
import { idNumber } from '../../table/ids.ts';

/** An open role with its project and the viewer state of a member. */
export interface ViewedRole {
  role: OpenRole;
  detail: RoleProject;
  /** Whether the viewer has applied for it, and may not do so again at present. */
  applied: boolean;
}

/**
 * Reads the roles of a page for a member.
 *
 * @param numbers of the roles, in the order of the page; those that are gone are left out
 */
export async function readViewedRoles(viewerId: string, numbers: number[]): Promise<ViewedRole[]> {
  const projects = await readRoleProjects(numbers);
  const ofProjects = [...new Set([...projects.values()].map(({ project }) => idNumber(project._id)))];
  const [applications, saved] = await Promise.all([
    applicationsAmong(viewerId, ofProjects),
    savedAmong(viewerId, ofProjects),
  ]);
  const applied = new Set(
    applications.filter(({ status }) => status !== 'cancelled').map(({ roleId }) => roleId),
  );
  return numbers.flatMap((number) => {
    const found = projects.get(number);
    const stored = found && numberedRoles(found.project).find((role) => role.number === number);
    const role = stored && rolesOf(found, saved).find(({ _id }) => _id === stored._id);
    return role ? [{ role, detail: found, applied: applied.has(role._id) }] : [];
  });
}
