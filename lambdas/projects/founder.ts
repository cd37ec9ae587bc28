import type { Role } from '../../shared/model/member.ts';
import { projects as texts } from '../../shared/texts.ts';
import { Forbidden, NotFound } from '../http/errors.ts';
import type { Caller } from '../http/handle.ts';
import type { ProjectItem } from './store/items.ts';
import { readProjectText } from './store/projects.ts';

/**
 * Lets only the founder of a project change it, and only while they are under the role of founders.
 *
 * @param member who calls
 * @param otherwise the sentence for anybody else
 * @throws Forbidden from the check that is returned
 */
export const forFounder =
  ({ _id, userRole }: { _id: string; userRole: Role | null }, otherwise: string) =>
  (founderId: string): void => {
    if (founderId !== _id) throw new Forbidden(otherwise);
    if (userRole !== 'founder') throw new Forbidden(texts.formerFounder);
  };

/** A project that somebody asks for; NotFound when there is none. */
export async function existingProject(projectId: string): Promise<ProjectItem> {
  const project = await readProjectText(projectId);
  if (!project) throw new NotFound(texts.notFound);
  return project;
}

/** A project for its founder to change; Forbidden, with a sentence, for anybody else. */
export async function ownProject(projectId: string, member: Caller, otherwise: string): Promise<ProjectItem> {
  const [project, { userRole }] = await Promise.all([existingProject(projectId), member.account()]);
  forFounder({ _id: member._id, userRole }, otherwise)(project.founder._id);
  return project;
}
