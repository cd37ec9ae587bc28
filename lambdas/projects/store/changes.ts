import { TEAM_SIZE_MAX_EDIT } from '../../../shared/limits.ts';
import type { ProjectChange, ProjectInput } from '../../../shared/model/project.ts';
import { type ProjectExcess, projectExcess } from '../../../shared/rules/project-size.ts';
import { fold } from '../../../shared/rules/words.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import type { RoleText, Seats } from './items.ts';
import { projectKeys } from './keys.ts';
import { moveProject } from './listing/lists.ts';
import { indexJob } from './listing/search-words.ts';
import { readProject } from './projects.ts';
import { textWrites } from './texts.ts';

export interface ProjectEdit {
  projectId: string;
  /** What is absent stays as it is. */
  change: ProjectChange;
  newId(): string;
}

/** Errors of a change, given by the caller because their words belong to the route. */
export interface ChangeRefusals {
  gone: () => Error;
  /** Called with the founder's id; throws when the caller may not change the project. */
  mayChange: (founderId: string) => void;
  limitBelowFilled: () => Error;
  teamSizeBelowTeam: () => Error;
  teamSizeTooLarge: () => Error;
  tooLong: (excess: ProjectExcess) => Error;
}

type RoleInput = ProjectInput['openRoles'][number];

/** A role as the founder wants it, with the id that it gets if it is new. */
type WantedRole = RoleInput & { freshId: string };

type KnownRole = RoleInput & RoleText;

/** Gives each role the id that it has already, by its `_id` or else by its title. */
function withIds(wanted: WantedRole[], known: RoleText[]): KnownRole[] {
  const left = new Map(known.map((role) => [role._id, role]));
  const named = wanted.map((role) => ({
    ...role,
    knownId: role._id !== undefined && left.delete(role._id) ? role._id : undefined,
  }));
  return named.map(({ knownId, freshId, ...role }) => {
    const alike = [...left.values()].find(({ title }) => fold(title) === fold(role.title));
    const _id = knownId ?? alike?._id ?? freshId;
    left.delete(_id);
    return { ...role, _id };
  });
}

function checkTeamSize(teamSize: number | null, seen: Seats, refusals: ChangeRefusals): void {
  if (teamSize === null) return;
  if (teamSize < seen.taken) throw refusals.teamSizeBelowTeam();
  if (teamSize > Math.max(TEAM_SIZE_MAX_EDIT, seen.teamSize ?? 0)) throw refusals.teamSizeTooLarge();
}

/** The positions that a change asks for, with what is filled as it is. */
function positionsFor(
  roles: KnownRole[],
  before: Seats['roles'],
  { limitBelowFilled }: ChangeRefusals,
): Seats['roles'] {
  const entries = roles.map(({ _id, limit }): [string, Seats['roles'][string]] => {
    const filled = before[_id]?.filled ?? 0;
    if (limit < filled) throw limitBelowFilled();
    return [_id, { limit, filled }];
  });
  return Object.fromEntries(entries);
}

/** The write that replaces the seats as they were seen. */
const setSeats = (projectId: string, seen: Seats, next: Seats): Write => ({
  key: projectKeys.seats(projectId),
  update: 'SET teamSize = :size, #roles = :roles',
  condition: 'taken = :taken AND #roles = :seen',
  names: { '#roles': 'roles' },
  values: { ':size': next.teamSize, ':roles': next.roles, ':taken': seen.taken, ':seen': seen.roles },
});

async function changeOnce(
  projectId: string,
  { openRoles: _roles, teamSize, ...text }: ProjectChange,
  wanted: WantedRole[] | undefined,
  refusals: ChangeRefusals,
): Promise<void> {
  const found = await readProject(projectId);
  if (!found) throw refusals.gone();
  const { project, seats } = found;
  refusals.mayChange(project.founder._id);
  if (teamSize !== undefined) checkTeamSize(teamSize, seats, refusals);
  const roles = wanted && withIds(wanted, project.roles);
  const nextSeats: Seats = {
    ...seats,
    ...(teamSize !== undefined && { teamSize }),
    ...(roles && { roles: positionsFor(roles, seats.roles, refusals) }),
  };
  const next = {
    ...project,
    ...text,
    ...(roles && {
      roles: roles.map(({ _id, title, description }): RoleText => ({ _id, title, description })),
    }),
    updatedAt: new Date().toISOString(),
    version: project.version + 1,
  };
  // What was stored under other limits stays until its texts are written anew.
  const excess = (roles || Object.keys(text).length > 0) && projectExcess(next, next.roles);
  if (excess) throw refusals.tooLong(excess);
  await transact([
    ...textWrites(next, project),
    setSeats(projectId, seats, nextSeats),
    { put: indexJob(projectId) },
    ...(await moveProject(projectId, { category: next.category, stage: next.stage })),
  ]);
}

/**
 * Changes what the founder of a project has written, its roles and its seats (WIRE, PUT /projects/{id}). Applications
 * follow a renamed role, because they name it by its id; those for a role that is gone are cancelled by a job.
 */
export function changeProject(
  { projectId, change, newId }: ProjectEdit,
  refusals: ChangeRefusals,
): Promise<void> {
  const wanted = change.openRoles?.map((role) => ({ ...role, freshId: newId() }));
  return retryOnConflict(() => changeOnce(projectId, change, wanted, refusals));
}

/**
 * Shows another poster on a project.
 *
 * @param poster a path that is served, or "" for none
 * @throws ConditionFailedError when the project is gone
 */
export const changePoster = (projectId: string, poster: string): Promise<void> =>
  transact([
    {
      key: projectKeys.project(projectId),
      update: 'SET poster = :poster, updatedAt = :now, version = version + :one',
      condition: 'attribute_exists(pk)',
      values: { ':poster': poster, ':now': new Date().toISOString(), ':one': 1 },
    },
  ]);
