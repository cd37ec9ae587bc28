import type { ProjectInput } from '../../shared/model/project.ts';
import { type ProjectExcess, projectExcess } from '../../shared/rules/project-size.ts';
import { fold } from '../../shared/rules/words.ts';
import type { RoleText, Seats } from './items/project.ts';
import { type Job, newJob } from './jobs.ts';
import { keys } from './keys.ts';
import { indexJob } from './project-index.ts';
import { moveProject } from './project-lists.ts';
import { textWrites } from './project-texts.ts';
import { readProject, type WholeProject } from './projects.ts';
import { untilUncontested } from './retry.ts';
import { transact, type Write } from './transact.ts';

export interface ProjectChange {
  projectId: string;
  input: ProjectInput;
  newId(): string;
}

/** Errors of a change, given by the caller because their words belong to the route. */
export interface ChangeRefusals {
  gone: () => Error;
  /** Called with the founder's id; throws when the caller may not change the project. */
  mayChange: (founderId: string) => void;
  limitBelowFilled: () => Error;
  teamSizeBelowTeam: () => Error;
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

/** The seats that a change asks for, with what is filled as it is. */
function seatsFor(
  { teamSize }: ProjectInput,
  roles: KnownRole[],
  { taken, roles: before }: Seats,
  { limitBelowFilled, teamSizeBelowTeam }: ChangeRefusals,
): Seats {
  if (teamSize !== null && teamSize < taken) throw teamSizeBelowTeam();
  const entries = roles.map(({ _id, limit }): [string, Seats['roles'][string]] => {
    const filled = before[_id]?.filled ?? 0;
    if (limit < filled) throw limitBelowFilled();
    return [_id, { limit, filled }];
  });
  return { teamSize, taken, roles: Object.fromEntries(entries) };
}

/** The write that replaces the seats as they were seen. */
const setSeats = (projectId: string, seen: Seats, next: Seats): Write => ({
  key: keys.seats(projectId),
  update: 'SET teamSize = :size, #roles = :roles',
  condition: 'taken = :taken AND #roles = :seen',
  names: { '#roles': 'roles' },
  values: { ':size': next.teamSize, ':roles': next.roles, ':taken': seen.taken, ':seen': seen.roles },
});

async function changeOnce(
  projectId: string,
  input: ProjectInput,
  wanted: WantedRole[],
  refusals: ChangeRefusals,
): Promise<{ whole: WholeProject; jobs: Job[] }> {
  const found = await readProject(projectId);
  if (!found) throw refusals.gone();
  const { project, seats } = found;
  refusals.mayChange(project.founder._id);
  const { openRoles: _roles, teamSize: _size, ...text } = input;
  const roles = withIds(wanted, project.roles);
  const nextSeats = seatsFor(input, roles, seats, refusals);
  const next = {
    ...project,
    ...text,
    roles: roles.map(({ _id, title, description }): RoleText => ({ _id, title, description })),
    updatedAt: new Date().toISOString(),
    version: project.version + 1,
  };
  const excess = projectExcess(next, next.roles);
  if (excess) throw refusals.tooLong(excess);
  const gone = project.roles.filter(({ _id }) => !nextSeats.roles[_id]);
  const jobs: Job[] = [
    indexJob(projectId),
    ...gone.map(({ _id }) => newJob('settle-role', { projectId, roleId: _id }, `${projectId}#${_id}`)),
  ];
  await transact([
    ...textWrites(next, project),
    setSeats(projectId, seats, nextSeats),
    ...jobs.map((job): Write => ({ put: job })),
    ...(await moveProject(projectId, { category: input.category, stage: input.stage })),
  ]);
  return { whole: { ...found, project: next, seats: { ...seats, ...nextSeats } }, jobs };
}

/**
 * Changes what the founder of a project has written, its roles and its seats (WIRE, PUT /projects/{id}). Applications
 * follow a renamed role, because they name it by its id; those for a role that is gone are cancelled by a job.
 *
 * @returns the project as it is now, and the jobs to be woken
 */
export function changeProject(
  { projectId, input, newId }: ProjectChange,
  refusals: ChangeRefusals,
): Promise<{ whole: WholeProject; jobs: Job[] }> {
  const wanted = input.openRoles.map((role) => ({ ...role, freshId: newId() }));
  return untilUncontested(() => changeOnce(projectId, input, wanted, refusals));
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
      key: keys.project(projectId),
      update: 'SET poster = :poster, updatedAt = :now, version = version + :one',
      condition: 'attribute_exists(pk)',
      values: { ':poster': poster, ':now': new Date().toISOString(), ':one': 1 },
    },
  ]);
