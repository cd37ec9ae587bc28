import type { SearchKind } from '../../../../shared/model/search.ts';
import type { SearchFilters } from '../../../../shared/model/search-filters.ts';
import { queryPrefixes } from '../../../../shared/rules/search/word-search.ts';
import { type Corpus, type Project, projectId, roleId } from './corpus.ts';

/** Which words of the corpus begin so, by their numbers. */
const beginningWith = ({ searched }: Corpus, prefix: string): boolean[] =>
  searched.map((words) => words.some((word) => word.startsWith(prefix)));

/** Whether a filter leaves something that has some value. */
const leaves = <Value>(wanted: Value | undefined, value: Value): boolean =>
  wanted === undefined || wanted === value;

/** What looking at each thing finds, by ids: the people by the field that it takes, and all else, the newest first. */
export function lookAtAll(
  corpus: Corpus,
  query: string,
  filters: SearchFilters = {},
): Record<SearchKind, string[]> {
  const wanted = queryPrefixes(query).map((prefix) => beginningWith(corpus, prefix));
  const has = (...texts: number[][]): boolean =>
    wanted.every((fits) => texts.some((words) => words.some((word) => fits[word])));
  // All have the same username.
  const isUsername = queryPrefixes(query).map((prefix) => 'member'.startsWith(prefix));
  const hasAsMember = (words: number[]): boolean =>
    wanted.every((fits, at) => isUsername[at] || words.some((word) => fits[word]));
  const byField: string[][] = [[], [], []];
  for (let at = corpus.people.length - 1; at >= 0; at -= 1) {
    const person = corpus.people[at];
    if (!person || !leaves(filters.role, person.role)) continue;
    const { name, headline, skills } = person;
    const texts = [name, [...name, ...headline], [...name, ...headline, ...skills]];
    const field = texts.findIndex(hasAsMember);
    byField[field]?.push(corpus.personId(at));
  }
  const isLeft = ({ category, stage }: Project): boolean =>
    leaves(filters.category, category) && leaves(filters.stage, stage);
  const projects = corpus.projects.filter(isLeft);
  const roles = projects
    .filter(({ isClosed }) => !isClosed)
    .flatMap((project) => project.roles)
    .filter(
      ({ isFilled, place, commitment, title, skills, description }) =>
        !isFilled &&
        leaves(filters.place, place) &&
        leaves(filters.commitment, commitment) &&
        has(title, skills, description),
    );
  return {
    people: byField.flat(),
    projects: projects
      .filter(({ name, pitch, description }) => has(name, pitch, description))
      .map(projectId)
      .reverse(),
    roles: roles.toSorted((a, b) => b.number - a.number).map(roleId),
    posts: corpus.posts.flatMap((words, at) => (has(words) ? [corpus.postId(at)] : [])).reverse(),
  };
}
