import type { PayloadOf } from '../../jobs/kind.ts';
import type { Write } from '../../table/write.ts';
import { unrestricted } from '../../visibility/viewer.ts';
import { type Ending, endApplication } from '../store/applications/answers.ts';
import { readApplications, roleTitleOf } from '../store/applications/applications.ts';
import type { SeatsItem } from '../store/items.ts';
import { projectKeys } from '../store/keys.ts';
import { findProject } from '../store/projects.ts';
import { isFilled, readSeats } from '../store/seats.ts';
import type { projectJobKinds } from './kinds.ts';

const AT_ONCE = 25;

interface Reconciliation {
  /** Which applications change. */
  place: 'pending' | 'filled';
  ending: Ending;
  /** Under which condition, for the positions of the role. */
  while: string;
}

/** What becomes of the applications for a role. */
function reconciliationOf(seats: SeatsItem, roleId: string): Reconciliation {
  if (!seats.roles[roleId])
    return { place: 'pending', ending: 'roleRemoved', while: 'attribute_not_exists(#roles.#role)' };
  return isFilled(seats, roleId)
    ? { place: 'pending', ending: 'roleFilled', while: '#roles.#role.filled >= #roles.#role.#limit' }
    : { place: 'filled', ending: 'positionReopened', while: '#roles.#role.filled < #roles.#role.#limit' };
}

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
  const { place, ending, while: condition } = reconciliationOf(seats, roleId);
  const guards: Write = {
    check: projectKeys.seats(projectId),
    condition,
    names: { '#roles': 'roles', '#role': roleId, ...(condition.includes('#limit') && { '#limit': 'limit' }) },
  };
  const { applications, more } = await readApplications(projectId, place, { before: cursor, limit: AT_ONCE });
  for (const application of applications)
    if (application.roleId === roleId)
      await endApplication(
        application,
        ending,
        roleTitleOf({ roleId, roleTitle: title ?? application.roleTitle }, project),
        [guards],
      );
  return more ? applications.at(-1)?.appliedAt : undefined;
}
