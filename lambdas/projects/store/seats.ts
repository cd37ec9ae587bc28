import { TEAM_SIZE_MAX_CREATE } from '../../../shared/limits.ts';
import { get } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import type { Seats } from './items.ts';
import { projectKeys } from './keys.ts';

/** The seats of a project as they are now. */
export const readSeats = (projectId: string) => get(projectKeys.seats(projectId), { consistent: true });

/** Whether every position of a role is filled; a role that is not there has none. */
export function isFilled({ roles }: Seats, roleId: string): boolean {
  const { limit = 0, filled = 0 } = roles[roleId] ?? {};
  return filled >= limit;
}

/** Whether the team may have another member. A team without a size of its own may be as large as any. */
export const hasRoom = ({ teamSize, taken }: Seats): boolean => taken < (teamSize ?? TEAM_SIZE_MAX_CREATE);

/**
 * The write by which a member takes a seat or leaves it. It fails when any seat has changed since they were read, so
 * that what was decided by them still holds.
 *
 * @param by 1 for a member who comes, -1 for one who goes; the role may have been removed by then
 */
export function takeSeat(
  projectId: string,
  { taken, teamSize, roles }: Seats,
  roleId: string,
  by: 1 | -1,
): Write {
  const position = roles[roleId];
  const next = position ? { ...roles, [roleId]: { ...position, filled: position.filled + by } } : roles;
  return {
    key: projectKeys.seats(projectId),
    update: 'SET taken = :next, #roles = :roles',
    condition: 'taken = :taken AND teamSize = :size AND #roles = :seen',
    names: { '#roles': 'roles' },
    values: {
      ':next': taken + by,
      ':roles': next,
      ':taken': taken,
      ':size': teamSize,
      ':seen': roles,
    },
  };
}
