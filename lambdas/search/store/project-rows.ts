import type { FoundProject, FoundRole } from '../../../shared/model/search.ts';
import { NO_FACTS } from '../../../shared/rules/projects/role-facts.ts';
import type { ProjectItem } from '../../projects/store/items.ts';
import { projectKeys } from '../../projects/store/keys.ts';
import { numberedRoles } from '../../projects/store/role-numbers.ts';
import { presentBrief } from '../../projects/views/brief.ts';
import { getMany } from '../../table/batch.ts';
import { idNumber } from '../../table/ids.ts';
import type { Key } from '../../table/key.ts';
import type { RowItem } from './items.ts';
import { searchKeys } from './keys.ts';
import { type Copy, removeRows, writeRow } from './rows.ts';

/** More than the changes of a member that are copied into one version of a project. */
const MEMBER_VERSIONS = 2 ** 24;

/** Grows with each change of a project, and with each refresh of its founder. */
const versionOf = ({ version, founderVersion }: ProjectItem): number =>
  version * MEMBER_VERSIONS + founderVersion;

/** The row of something under its key. */
type Row<Shown> = { key: Key<RowItem<Shown>> } & Copy<Shown>;

/** What searches show of a project, and of each of its roles: lists say which of these are open. */
export function projectRows(project: ProjectItem): { project: Row<FoundProject>; roles: Row<FoundRole>[] } {
  const [brief, version] = [presentBrief(project), versionOf(project)];
  const { founder } = project;
  return {
    project: {
      key: searchKeys.projectRow(idNumber(project._id)),
      row: { ...brief, founder },
      version,
    },
    roles: numberedRoles(project).map(({ number, ...role }) => {
      const { _id, title, skills, commitment, place, location } = { ...NO_FACTS, ...role };
      return {
        key: searchKeys.roleRow(number),
        row: { role: { _id, title, skills, commitment, place, location }, project: brief, founder },
        version,
      };
    }),
  };
}

/** Brings the rows of projects and of their roles up to date; those that are gone keep theirs. Idempotent. */
export async function updateProjectRows(projectIds: string[]): Promise<void> {
  const distinct = [...new Set(projectIds)];
  const projects = await getMany(distinct.map(projectKeys.project), { consistent: true });
  await Promise.all(
    projects
      .map(projectRows)
      .flatMap(({ project, roles }) => [
        writeRow(project.key, project),
        ...roles.map((role) => writeRow(role.key, role)),
      ]),
  );
}

/** Empties the rows of projects that are gone, and of the roles that they had. Idempotent. */
export const removeProjectRows = async (projects: ProjectItem[]): Promise<void> => {
  const rows = projects.map(projectRows);
  await removeRows(rows.map(({ project }) => project.key));
  await removeRows(rows.flatMap(({ roles }) => roles.map(({ key }) => key)));
};

/** Empties the rows of roles that a project has no longer. Idempotent. */
export async function removeRoleRows(before: ProjectItem, after: ProjectItem): Promise<void> {
  const left = new Set(projectRows(after).roles.map(({ key }) => key.pk));
  await removeRows(
    projectRows(before)
      .roles.map(({ key }) => key)
      .filter(({ pk }) => !left.has(pk)),
  );
}
