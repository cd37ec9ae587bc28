import type { PayloadOf } from '../../jobs/kind.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import { readApplications, roleTitleOf } from '../store/applications/applications.ts';
import { type Ending, endApplication } from '../store/applications/outcomes.ts';
import type { ApplicationList } from '../store/keys.ts';
import { findProject } from '../store/projects.ts';
import { type RoleState, readSeats, roleStateOf, whileRole } from '../store/seats.ts';
import type { projectJobKinds } from './kinds.ts';

const AT_ONCE = 25;

/** Which applications for a role end while it is in a state, and why. */
const ENDINGS: Record<RoleState, { list: ApplicationList; ending: Ending }> = {
  full: { list: 'pending', ending: 'roleFull' },
  removed: { list: 'pending', ending: 'roleRemoved' },
  open: { list: 'filled', ending: 'positionReopened' },
};

/**
 * Brings the applications for a role in line with its positions: those that wait for a role
 * which is full or removed end, and those that were rejected because it was full may be made again when a position is open.
 *
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when all is done
 */
export async function reconcileRoleApplications(
  { projectId, roleId, title }: PayloadOf<typeof projectJobKinds.reconcileRoleApplications>,
  cursor: string | undefined,
): Promise<string | undefined> {
  const [seats, project] = await Promise.all([readSeats(projectId), findProject(unrestricted, projectId)]);
  if (!seats) return undefined;
  const state = roleStateOf(seats, roleId);
  // They hear of it when they can apply again.
  if (state === 'open' && project?.closed) return undefined;
  const { list, ending } = ENDINGS[state];
  const { applications, more } = await readApplications(projectId, list, { before: cursor, limit: AT_ONCE });
  for (const application of applications)
    if (application.roleId === roleId)
      await endApplication(
        application,
        ending,
        roleTitleOf({ roleId, roleTitle: title ?? application.roleTitle }, project),
        [whileRole(projectId, roleId, state)],
      );
  return more ? applications.at(-1)?.appliedAt : undefined;
}
