import { idNumber } from '../../table/ids.ts';
import { digits } from '../../table/key.ts';
import { query } from '../../table/table.ts';
import type { LaterRolesItem, ProjectItem, RepliesItem, SeatsItem } from './items.ts';
import { projectKeys, projectKinds } from './keys.ts';
import type { ProjectDetail } from './projects.ts';
import { NO_REPLIES } from './replies.ts';
import { sharedNumber } from './role-numbers.ts';

/** A project with its seats and how fast its founder answers: all that its roles say, with long texts shortened. */
export type RoleProject = Pick<ProjectDetail, 'project' | 'seats' | 'replies'>;

async function readAt(number: number): Promise<RoleProject | undefined> {
  const { items } = await query<ProjectItem | LaterRolesItem | SeatsItem | RepliesItem>({
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
  const replies = items.find((item) => 'replies' in item) ?? NO_REPLIES;
  return project && seats && { project, seats, replies };
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
