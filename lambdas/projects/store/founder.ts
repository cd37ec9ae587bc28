import type { Role } from '../../../shared/model/member.ts';
import type { ViewingMember } from '../../visibility/viewer.ts';
import { FormerFounderError, NotFounderError } from './errors.ts';
import type { ProjectItem } from './items.ts';
import { readProject } from './projects.ts';

/** A member who wants to change a project. */
export interface Editor extends ViewingMember {
  userRole: Role | null;
}

/**
 * Lets only the founder of a project go on, and only while they have the role of founders.
 *
 * @param refusal the sentence for anybody else
 * @throws NotFounderError
 * @throws FormerFounderError
 */
export function checkFounder({ founder }: ProjectItem, { _id, userRole }: Editor, refusal: string): void {
  if (founder._id !== _id) throw new NotFounderError(refusal);
  if (userRole !== 'founder') throw new FormerFounderError();
}

/** Whoever calls, as far as the token says, and their account. */
export interface Caller extends ViewingMember {
  account(): Promise<{ userRole: Role | null }>;
}

/**
 * Reads a project for its founder to change.
 *
 * @param refusal the sentence for anybody else
 * @throws ProjectNotFoundError
 * @throws NotFounderError
 * @throws FormerFounderError
 */
export async function readOwnProject(
  projectId: string,
  member: Caller,
  refusal: string,
): Promise<ProjectItem> {
  const [project, { userRole }] = await Promise.all([readProject(member, projectId), member.account()]);
  checkFounder(project, { ...member, userRole }, refusal);
  return project;
}
