import type { FoundProject } from '../../shared/model/search.ts';
import type { ProjectItem } from '../projects/store/items.ts';
import { projectKinds } from '../projects/store/keys.ts';
import { getMany } from '../table/batch.ts';
import { digits } from '../table/key.ts';
import type { Match } from './store/find.ts';

/** A project as a search shows it. */
export const presentFound = ({ _id, name, poster, pitch = '', category, stage }: ProjectItem) => ({
  _id,
  name,
  poster,
  pitch,
  category,
  stage,
});

/** The projects of a page, in the order of the search. */
export async function showProjects(matches: Match[]): Promise<FoundProject[]> {
  const keys = matches.map(({ number }) => projectKinds.project(digits(number)));
  const projects = new Map((await getMany(keys)).map((project) => [project.pk, project]));
  return keys.flatMap(({ pk }) => {
    const project = projects.get(pk);
    return project ? [{ ...presentFound(project), founder: project.founder }] : [];
  });
}
