import type { FoundRole } from '../../shared/model/search.ts';
import { NO_FACTS } from '../../shared/rules/role-facts.ts';
import { numberedRoles } from '../projects/store/role-numbers.ts';
import { readRoleProjects } from '../projects/store/role-projects.ts';
import { presentBrief } from '../projects/views/brief.ts';
import { openRolesOf } from '../roles/store/listing/lists.ts';
import type { Match } from './store/find.ts';

/** The roles of a page that take applications, in the order of the search. */
export async function showRoles(matches: Match[]): Promise<FoundRole[]> {
  const numbers = matches.map(({ number }) => number);
  const projects = await readRoleProjects(numbers);
  return numbers.flatMap((number) => {
    const found = projects.get(number);
    const isOpen = found && openRolesOf(found.project, found.seats).some((role) => role.number === number);
    const stored = isOpen && numberedRoles(found.project).find((role) => role.number === number);
    if (!stored) return [];
    const { _id, title, skills, commitment, place, location } = { ...NO_FACTS, ...stored };
    return [
      {
        role: { _id, title, skills, commitment, place, location },
        project: presentBrief(found.project),
        founder: found.project.founder,
      },
    ];
  });
}
