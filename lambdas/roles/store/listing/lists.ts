import type { Category, Stage } from '../../../../shared/model/project.ts';
import type { Commitment, Place } from '../../../../shared/model/role.ts';
import { NO_FACTS } from '../../../../shared/rules/projects/role-facts.ts';
import type { Entry } from '../../../listing/update-index.ts';
import { updateIndex } from '../../../listing/update-index.ts';
import { openLists } from '../../../listing/update-list.ts';
import type { ProjectItem, Seats } from '../../../projects/store/items.ts';
import { projectKeys } from '../../../projects/store/keys.ts';
import { numberedRoles } from '../../../projects/store/role-numbers.ts';
import { hasRoom, roleStateOf } from '../../../projects/store/seats.ts';
import { getMany } from '../../../table/batch.ts';
import type { OpenRolePlacing } from './items.ts';
import { roleListKeys, rolePlacementKeys } from './keys.ts';

/** What a list of roles may be narrowed down to. */
export interface RoleFilter {
  category?: Category | undefined;
  stage?: Stage | undefined;
  place?: Place | undefined;
  commitment?: Commitment | undefined;
}

/** The list of the open roles that a filter leaves. Numbers of roles grow with their age, so that all are sorted by it. */
export const roleListName = ({ category, stage, place, commitment }: RoleFilter): string =>
  [category, stage, place, commitment].map((choice) => choice ?? '').join('#');

/** Every choice of an entry, and none of it. */
const withAndWithout = <Choice>(choice: Choice | ''): (Choice | undefined)[] =>
  choice === '' ? [undefined] : [undefined, choice];

/** The lists in which an open role stands: one for every combination of filters that leave it, 16 at most. */
export const listsOfRole = ({ category, stage, place, commitment }: OpenRolePlacing): string[] =>
  withAndWithout(category).flatMap((inCategory) =>
    withAndWithout(stage).flatMap((inStage) =>
      withAndWithout(place).flatMap((at) =>
        withAndWithout(commitment).map((by) =>
          roleListName({ category: inCategory, stage: inStage, place: at, commitment: by }),
        ),
      ),
    ),
  );

/** The roles of a project that take applications: not paused, with a position left, in a team with room; none of a closed one. */
export function openRolesOf(project: ProjectItem, seats: Seats): OpenRolePlacing[] {
  if (project.closed || !hasRoom(seats)) return [];
  const { category, stage } = project;
  return numberedRoles(project)
    .filter(({ _id, paused }) => !paused && roleStateOf(seats, _id) === 'open')
    .map(({ number, place = NO_FACTS.place, commitment = NO_FACTS.commitment }) => {
      return { number, category, stage, place, commitment };
    });
}

async function readOpenRoles(projectIds: string[]): Promise<Map<string, OpenRolePlacing[]>> {
  const [projects, seats] = await Promise.all([
    getMany(projectIds.map(projectKeys.project), { consistent: true }),
    getMany(projectIds.map(projectKeys.seats), { consistent: true }),
  ]);
  const byKey = new Map(seats.map((item) => [item.pk, item]));
  return new Map(
    projects.flatMap((project) => {
      const own = byKey.get(project.pk);
      return own ? [[project._id, openRolesOf(project, own)]] : [];
    }),
  );
}

/** The entries of open roles in all lists. */
export const roleListEntries = (roles: OpenRolePlacing[]): Entry[] =>
  roles.flatMap((role) => listsOfRole(role).map((list) => ({ list, number: role.number })));

/** Puts the open roles of projects where they belong in the lists, and takes out all others. Idempotent. */
export const listRoles = (projectIds: string[]): Promise<void> =>
  updateIndex<OpenRolePlacing>(
    {
      placementKey: rolePlacementKeys.lists,
      readValues: readOpenRoles,
      entriesOf: (_, roles) => roleListEntries(roles),
      open: (names) => openLists(roleListKeys, names),
    },
    projectIds,
  );
