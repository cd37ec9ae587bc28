import type { Caller } from '../http/handle.ts';
import { checkFounder } from './store/founder.ts';
import type { ProjectItem } from './store/items.ts';
import { readProject } from './store/projects.ts';

/**
 * Reads a project for its founder to change.
 *
 * @param otherwise the sentence for anybody else
 */
export async function readOwnProject(
  projectId: string,
  member: Caller,
  otherwise: string,
): Promise<ProjectItem> {
  const [project, { userRole }] = await Promise.all([readProject(projectId), member.account()]);
  checkFounder(project, { memberId: member._id, userRole }, otherwise);
  return project;
}
