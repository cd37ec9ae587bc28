import type { roles } from '../../../../shared/api/roles.ts';
import type { Query } from '../../../../shared/api/route.ts';
import { fitOf, matchScore, type Seeker } from '../../../../shared/rules/projects/role-match.ts';
import { skillKey } from '../../../../shared/rules/projects/skills.ts';
import { queryPrefixes } from '../../../../shared/rules/search/word-search.ts';
import type { Corpus, Project, WantedRole } from '../search/corpus.ts';
import { LOCATION } from '../search/project-items.ts';

/** What narrows the list of roles down. */
export type Wanted = Omit<Query<typeof roles.list>, 'sort' | 'page' | 'limit'>;

export interface OpenRole {
  role: WantedRole;
  project: Project;
}

/** The open roles of a corpus, the newest first. */
export const openRoles = ({ projects }: Corpus): OpenRole[] =>
  projects
    .filter(({ isClosed }) => !isClosed)
    .flatMap((project) => project.roles.map((role) => ({ role, project })))
    .filter(({ role }) => !role.isFilled)
    .sort((a, b) => b.role.number - a.role.number);

/** Those of some roles, by looking at each, that a filter and a search leave, in their order. */
export function lookAtRoles(
  { words, searched }: Corpus,
  open: readonly OpenRole[],
  { search, skill, category, stage, place, commitment }: Wanted,
): OpenRole[] {
  const fits = queryPrefixes(search).map((prefix) =>
    searched.map((parts) => parts.some((part) => part.startsWith(prefix))),
  );
  const isWanted = words.map((word) => skillKey(word) === skillKey(skill));
  const isAnySkill = skillKey(skill) === '';
  return open.filter(
    ({ role, project }) =>
      (category === undefined || project.category === category) &&
      (stage === undefined || project.stage === stage) &&
      (place === undefined || role.place === place) &&
      (commitment === undefined || role.commitment === commitment) &&
      (isAnySkill || role.skills.some((word) => isWanted[word])) &&
      fits.every((fit) => [role.title, role.skills, role.description].flat().some((word) => fit[word])),
  );
}

/** How well a job seeker fits a role of the corpus, by the rule that is written down. */
export const scoreOf = ({ text }: Corpus, seeker: Seeker, { role }: OpenRole): number =>
  matchScore(
    fitOf(seeker, {
      skills: role.skills.map((word) => text([word])),
      place: role.place,
      commitment: role.commitment,
      location: LOCATION,
    }),
  );
