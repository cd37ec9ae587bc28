import type { FoundProject } from '../../shared/model/search.ts';
import { readProjectItems } from '../projects/store/projects.ts';
import { presentBrief } from '../projects/views/brief.ts';
import type { Match } from './store/find.ts';

/** The projects of a page, in the order of the search. */
export async function showProjects(matches: Match[]): Promise<FoundProject[]> {
  const found = await readProjectItems(matches.map(({ number }) => number));
  return found.map((project) => ({ ...presentBrief(project), founder: project.founder }));
}
