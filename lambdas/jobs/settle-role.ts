import { type Ending, endApplication } from '../projects/store/applications/answers.ts';
import { readApplications, roleTitleOf } from '../projects/store/applications/applications.ts';
import type { SeatsItem } from '../projects/store/items.ts';
import { projectKeys } from '../projects/store/keys.ts';
import { findProject } from '../projects/store/projects.ts';
import { isFilled, readSeats } from '../projects/store/seats.ts';
import type { Write } from '../table/write.ts';
import type { JobKinds } from './items.ts';

const AT_ONCE = 25;

interface Settling {
  /** Which applications change. */
  place: 'pending' | 'filled';
  ending: Ending;
  /** Under which condition, for the positions of the role. */
  while: string;
}

/** What becomes of the applications for a role. */
function settlingOf(seats: SeatsItem, roleId: string): Settling {
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
export async function settleRole(
  { projectId, roleId, title }: JobKinds['settle-role'],
  cursor: string | undefined,
): Promise<string | undefined> {
  const [seats, project] = await Promise.all([readSeats(projectId), findProject(projectId)]);
  if (!seats) return undefined;
  const { place, ending, while: condition } = settlingOf(seats, roleId);
  const still: Write = {
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
        [still],
      );
  return more ? applications.at(-1)?.appliedAt : undefined;
}
