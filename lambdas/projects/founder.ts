import { projects as texts } from '../../shared/texts.ts';
import type { ProjectItem } from '../data/items/project.ts';
import { readProjectText } from '../data/projects.ts';
import { Forbidden, NotFound } from '../http/errors.ts';

/**
 * What only the founder of a project may do (SPEC section 6).
 *
 * @param otherwise the sentence for anybody else
 * @throws Forbidden from the check that is returned
 */
export const forFounder =
  (memberId: string, otherwise: string) =>
  (founderId: string): void => {
    if (founderId !== memberId) throw new Forbidden(otherwise);
  };

/** A project that somebody asks for; NotFound when there is none. */
export async function existingProject(projectId: string): Promise<ProjectItem> {
  const project = await readProjectText(projectId);
  if (!project) throw new NotFound(texts.notFound);
  return project;
}

/** A project for its founder; Forbidden, with a sentence, for anybody else. */
export async function ownProject(
  projectId: string,
  memberId: string,
  otherwise: string,
): Promise<ProjectItem> {
  const project = await existingProject(projectId);
  forFounder(memberId, otherwise)(project.founder._id);
  return project;
}
