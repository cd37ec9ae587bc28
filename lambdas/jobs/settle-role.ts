import { type Ending, endApplication } from '../data/application-answers.ts';
import { readPending } from '../data/applications.ts';
import type { JobKinds } from '../data/items/job.ts';
import type { SeatsItem } from '../data/items/project.ts';
import { keys } from '../data/keys.ts';
import { isFilled, readSeats } from '../data/seats.ts';
import type { Write } from '../data/transact.ts';

const AT_ONCE = 25;

/** How applications for a role end, and under which condition; undefined while it has a free position. */
function endingFor(projectId: string, roleId: string, seats: SeatsItem): [Ending, Write] | undefined {
  const names = { '#roles': 'roles', '#role': roleId };
  if (!seats.roles[roleId])
    return [
      'roleRemoved',
      { check: keys.seats(projectId), condition: 'attribute_not_exists(#roles.#role)', names },
    ];
  if (!isFilled(seats, roleId)) return undefined;
  return [
    'roleFilled',
    {
      check: keys.seats(projectId),
      condition: '#roles.#role.filled >= #roles.#role.#limit',
      names: { ...names, '#limit': 'limit' },
    },
  ];
}

/**
 * Ends the applications that wait for a role which is full or gone, and tells who has made them (WIRE section 3).
 *
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when all is done
 */
export async function settleRole(
  { projectId, roleId }: JobKinds['settle-role'],
  cursor: string | undefined,
): Promise<string | undefined> {
  const seats = await readSeats(projectId);
  const ending = seats && endingFor(projectId, roleId, seats);
  if (!ending) return undefined;
  const { applications, more } = await readPending(projectId, { before: cursor, limit: AT_ONCE });
  for (const application of applications)
    if (application.roleId === roleId) await endApplication(application, ending[0], [ending[1]]);
  return more ? applications.at(-1)?.appliedAt : undefined;
}
