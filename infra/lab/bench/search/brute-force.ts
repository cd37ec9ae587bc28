import type { SearchFilters } from '../../../../shared/model/search-filters.ts';
import { queryPrefixes } from '../../../../shared/rules/word-search.ts';
import type { Corpus } from './corpus.ts';

/** Which words of the corpus begin so, by their numbers. */
const beginningWith = ({ searched }: Corpus, prefix: string): boolean[] =>
  searched.map((words) => words.some((word) => word.startsWith(prefix)));

/** What looking at each thing finds: the people by the field that it takes, and the posts, the newest first. */
export function lookAtAll(
  corpus: Corpus,
  query: string,
  { role }: SearchFilters = {},
): { people: string[]; posts: string[] } {
  const wanted = queryPrefixes(query).map((prefix) => beginningWith(corpus, prefix));
  const has = (words: number[]): boolean => wanted.every((fits) => words.some((word) => fits[word]));
  // All have the same username.
  const isUsername = queryPrefixes(query).map((prefix) => 'member'.startsWith(prefix));
  const hasAsMember = (words: number[]): boolean =>
    wanted.every((fits, at) => isUsername[at] || words.some((word) => fits[word]));
  const byField: string[][] = [[], [], []];
  for (let at = corpus.people.length - 1; at >= 0; at -= 1) {
    const person = corpus.people[at];
    if (!person || (role && person.role !== role)) continue;
    const { name, headline, skills } = person;
    const texts = [name, [...name, ...headline], [...name, ...headline, ...skills]];
    const field = texts.findIndex(hasAsMember);
    byField[field]?.push(corpus.personId(at));
  }
  const posts = corpus.posts.flatMap((words, at) => (has(words) ? [corpus.postId(at)] : [])).reverse();
  return { people: byField.flat(), posts };
}
