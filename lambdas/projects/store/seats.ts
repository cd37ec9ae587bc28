import { TEAM_SIZE_MAX_CREATE } from '../../../shared/limits.ts';
import { isFull } from '../../../shared/rules/projects/positions.ts';
import { get } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import type { Seats } from './items.ts';
import { projectKeys } from './keys.ts';

/** The seats of a project as they are now. */
export const readSeats = (projectId: string) => get(projectKeys.seats(projectId), { consistent: true });

/** Whether a role takes members. */
export type RoleState = 'open' | 'full' | 'removed';

/** The state of a role, which follows from its positions. */
export function roleStateOf({ roles }: Seats, roleId: string): RoleState {
  const positions = roles[roleId];
  if (!positions) return 'removed';
  return isFull(positions) ? 'full' : 'open';
}

/** Whether the team may have another member. A team without a size of its own may be as large as any. */
export const hasRoom = ({ teamSize, taken }: Seats): boolean => taken < (teamSize ?? TEAM_SIZE_MAX_CREATE);

const ROLES = { '#roles': 'roles' };

const LIMIT = { '#limit': 'limit' };

/** The same as `roleStateOf`, as conditions of the seats. */
const STATES: Record<RoleState, { condition: string; names?: typeof LIMIT }> = {
  open: { condition: '#roles.#role.filled < #roles.#role.#limit', names: LIMIT },
  full: { condition: '#roles.#role.filled >= #roles.#role.#limit', names: LIMIT },
  removed: { condition: 'attribute_not_exists(#roles.#role)' },
};

/** A check that a role is in a state. */
export function whileRole(projectId: string, roleId: string, state: RoleState): Write {
  const { condition, names } = STATES[state];
  return {
    check: projectKeys.seats(projectId),
    condition,
    names: { ...ROLES, '#role': roleId, ...names },
  };
}

/**
 * The write by which a member takes a seat of a role. It fails when the role is filled or gone, or the team is full.
 */
export const takeSeat = (projectId: string, roleId: string): Write => ({
  key: projectKeys.seats(projectId),
  update: 'SET taken = taken + :one, #roles.#role.filled = #roles.#role.filled + :one',
  condition: `${STATES.open.condition} AND (taken < teamSize OR (attribute_type(teamSize, :none) AND taken < :most))`,
  names: { ...ROLES, '#role': roleId, ...STATES.open.names },
  values: { ':one': 1, ':none': 'NULL', ':most': TEAM_SIZE_MAX_CREATE },
});

/** A role as it was just read: under this condition it has not been added or removed since. */
function asSeen({ roles }: Seats, roleId: string) {
  const hasRole = roles[roleId] !== undefined;
  return {
    hasRole,
    condition: hasRole
      ? 'attribute_exists(#roles.#role)'
      : 'attribute_exists(pk) AND attribute_not_exists(#roles.#role)',
    names: { ...ROLES, '#role': roleId },
  };
}

/**
 * The write by which a member gives their seat back.
 *
 * @param seats as they were just read: it fails when the role has been added or removed since
 */
export function releaseSeat(projectId: string, seats: Seats, roleId: string): Write {
  const { hasRole, ...seen } = asSeen(seats, roleId);
  return {
    key: projectKeys.seats(projectId),
    update: `SET taken = taken - :one${hasRole ? ', #roles.#role.filled = #roles.#role.filled - :one' : ''}`,
    ...seen,
    values: { ':one': 1 },
  };
}

/**
 * The write by which a project comes to stand among those of another founder, whose position in the team is open then. The
 * founder before stays in the team without a position, so that as many are in it.
 *
 * @param seats as they were just read
 */
export function passSeats(projectId: string, seats: Seats, roleId: string, founderId: string): Write {
  const { hasRole, ...seen } = asSeen(seats, roleId);
  return {
    key: projectKeys.seats(projectId),
    update: `SET gsi1pk = :list${hasRole ? ', #roles.#role.filled = #roles.#role.filled - :one' : ''}`,
    ...seen,
    values: { ':list': projectKeys.byProject(founderId, projectId).gsi1pk, ...(hasRole && { ':one': 1 }) },
  };
}
