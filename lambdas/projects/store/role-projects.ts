import { idNumber } from '../../table/ids.ts';
import { digits } from '../../table/key.ts';
import { query } from '../../table/table.ts';
import type { LaterRolesItem, ProjectItem, SeatsItem } from './items.ts';
import { projectKeys, projectKinds } from './keys.ts';
import type { ProjectDetail } from './projects.ts';
import { sharedNumber } from './role-numbers.ts';

/** A project with its seats: all that its roles say, with long texts shortened. */
export type RoleProject = Pick<ProjectDetail, 'project' | 'seats'>;

async function readAt(number: number): Promise<RoleProject | undefined> {
  const { items } = await query<ProjectItem | LaterRolesItem | SeatsItem>({
    KeyConditionExpression: 'pk = :project AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':project': projectKeys.projectItems(number),
      ':first': projectKinds.project(digits(number)).sk,
      ':last': projectKinds.seats(digits(number)).sk,
    },
  });
  const later = items.find((item) => 'projectId' in item);
  if (later) return readAt(idNumber(later.projectId));
  const project = items.find((item) => 'founder' in item);
  const seats = items.find((item) => 'taken' in item);
  return project && seats && { project, seats };
}

/**
 * The projects of roles, by the numbers of these; deleted ones are missing.
 *
 * @param numbers of roles
 */
export async function readRoleProjects(numbers: number[]): Promise<Map<number, RoleProject>> {
  const shared = [...new Set(numbers.map(sharedNumber))];
  const read = await Promise.all(shared.map(readAt));
  const found = new Map(shared.map((number, at) => [number, read[at]]));
  return new Map(
    numbers.flatMap((number) => {
      const project = found.get(sharedNumber(number));
      return project ? [[number, project]] : [];
    }),
  );
}
