import { TEAM_SIZE_MAX_EDIT } from '../../../shared/limits.ts';
import type { ProjectChange, ProjectInput } from '../../../shared/model/project.ts';
import { projectExcess } from '../../../shared/rules/projects/project-size.ts';
import { normalize } from '../../../shared/rules/texts/words.ts';
import { projects as texts } from '../../../shared/texts/projects/projects.ts';
import type { Effect } from '../../table/effect.ts';
import { retryOnConflict } from '../../table/retry.ts';
import type { Write } from '../../table/write.ts';
import {
  LimitBelowFilledError,
  ProjectNotFoundError,
  ProjectTooLongError,
  TeamSizeBelowTeamError,
  TeamSizeTooLargeError,
} from './errors.ts';
import { checkFounder, type Editor } from './founder.ts';
import type { ProjectItem, RoleText, Seats } from './items.ts';
import { projectKeys } from './keys.ts';
import { nextNumber } from './numbers.ts';
import { findProjectDetail } from './projects.ts';
import { storedFacts } from './role-facts.ts';
import { numberedRoles, roleNumber, roleNumberWrites } from './role-numbers.ts';
import { textWrites } from './texts.ts';

export interface ProjectEdit {
  projectId: string;
  /** What is absent stays as it is. */
  change: ProjectChange;
  /** Who makes the change. */
  editor: Editor;
  newId(): string;
}

type RoleInput = ProjectInput['openRoles'][number];

/** A role as the founder wants it, with the id that it gets if it is new. */
type WantedRole = RoleInput & { freshId: string };

type KnownRole = RoleInput & { _id: string };

/** Gives each role the id that it has already, by its `_id` or else by its title. */
function withIds(wanted: WantedRole[], known: RoleText[]): KnownRole[] {
  const left = new Map(known.map((role) => [role._id, role]));
  const named = wanted.map((role) => ({
    ...role,
    knownId: role._id !== undefined && left.delete(role._id) ? role._id : undefined,
  }));
  return named.map(({ knownId, freshId, ...role }) => {
    const alike = [...left.values()].find(({ title }) => normalize(title) === normalize(role.title));
    const _id = knownId ?? alike?._id ?? freshId;
    left.delete(_id);
    return { ...role, _id };
  });
}

function checkTeamSize(teamSize: number | null, seen: Seats): void {
  if (teamSize === null) return;
  if (teamSize < seen.taken) throw new TeamSizeBelowTeamError();
  if (teamSize > Math.max(TEAM_SIZE_MAX_EDIT, seen.teamSize ?? 0)) throw new TeamSizeTooLargeError();
}

/** The positions that a change asks for, with what is filled as it is. */
function positionsFor(roles: KnownRole[], before: Seats['roles']): Seats['roles'] {
  const entries = roles.map(({ _id, limit }): [string, Seats['roles'][string]] => {
    const filled = before[_id]?.filled ?? 0;
    if (limit < filled) throw new LimitBelowFilledError();
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

/**
 * The roles as they are stored: with the facts that were not sent as they were, and numbers for new ones.
 *
 * @param numberOfNew the number that new roles share
 */
async function rolesToStore(
  roles: KnownRole[],
  project: ProjectItem,
  numberOfNew: () => Promise<number>,
): Promise<RoleText[]> {
  const known = new Map(numberedRoles(project).map((role) => [role._id, role]));
  const fresh = roles.filter(({ _id }) => !known.has(_id)).map(({ _id }) => _id);
  const shared = fresh.length > 0 ? await numberOfNew() : 0;
  return roles.map(({ _id, title, description, limit: _, ...facts }) => ({
    _id,
    title,
    description,
    ...storedFacts(facts, known.get(_id)),
    number: known.get(_id)?.number ?? roleNumber(shared, fresh.indexOf(_id)),
  }));
}

async function changeOnce(
  effect: Effect,
  projectId: string,
  { openRoles: _roles, teamSize, ...text }: ProjectChange,
  wanted: WantedRole[] | undefined,
  editor: Editor,
  numberOfNew: () => Promise<number>,
): Promise<void> {
  const found = await findProjectDetail(editor, projectId);
  if (!found) throw new ProjectNotFoundError();
  const { project, seats } = found;
  checkFounder(project, editor, texts.founderOnlyEdit);
  if (teamSize !== undefined) checkTeamSize(teamSize, seats);
  const roles = wanted && withIds(wanted, project.roles);
  const nextSeats: Seats = {
    ...seats,
    ...(teamSize !== undefined && { teamSize }),
    ...(roles && { roles: positionsFor(roles, seats.roles) }),
  };
  const next = {
    ...project,
    ...text,
    ...(roles && { roles: await rolesToStore(roles, project, numberOfNew) }),
    updatedAt: new Date().toISOString(),
    version: project.version + 1,
  };
  // What was stored under other limits stays until its texts are written anew.
  const excess = (roles || Object.keys(text).length > 0) && projectExcess(next, next.roles);
  if (excess) throw new ProjectTooLongError(excess);
  await effect.commit([
    ...textWrites(next, project),
    ...roleNumberWrites(project, next),
    setSeats(projectId, seats, nextSeats),
  ]);
}

/**
 * Changes what the founder of a project has written, its roles and its seats. Applications follow a renamed role,
 * because they name it by its id; those for a removed role are cancelled by a job.
 *
 * @throws HttpError when a rule is broken
 */
export function changeProject(
  effect: Effect,
  { projectId, change, editor, newId }: ProjectEdit,
): Promise<void> {
  const wanted = change.openRoles?.map((role) => ({ ...role, freshId: newId() }));
  let number: Promise<number> | undefined;
  const numberOfNew = () => {
    number ??= effect.allowed().then(nextNumber);
    return number;
  };
  return retryOnConflict(() => changeOnce(effect, projectId, change, wanted, editor, numberOfNew));
}

/**
 * Shows another poster on a project.
 *
 * @param poster a path that is served, or "" for none
 * @throws ConditionFailedError when there is no such project
 */
export const changePoster = (effect: Effect, projectId: string, poster: string): Promise<void> =>
  effect.commit([
    {
      key: projectKeys.project(projectId),
      update: 'SET poster = :poster, updatedAt = :now, version = version + :one',
      condition: 'attribute_exists(pk)',
      values: { ':poster': poster, ':now': new Date().toISOString(), ':one': 1 },
    },
  ]);
