import { ROLES } from '../../../../shared/model/member.ts';
import { place } from '../../../../shared/model/role.ts';
import type { SearchFilters } from '../../../../shared/model/search-filters.ts';
import type { Corpus } from './corpus.ts';

export interface Search {
  what: string;
  query: string;
  filters: SearchFilters;
}

/** Beginnings of one to three words that stand in one thing, or anywhere. */
function randomQuery(corpus: Corpus): string {
  const { name, headline, skills } = corpus.any(corpus.people);
  const project = corpus.any(corpus.projects);
  const source = corpus.any([
    [...name, ...headline, ...skills],
    [...project.name, ...project.pitch],
    corpus.any(project.roles).description,
    corpus.any(corpus.posts),
    corpus.some(3),
  ]);
  const count = corpus.any([1, 1, 2, 3]);
  return Array.from({ length: count }, () => {
    const letters = [...(corpus.words[corpus.any(source)] ?? '')];
    return letters.slice(0, 1 + Math.floor(corpus.chance() * letters.length)).join('');
  }).join(' ');
}

/** A search for anything, narrowed down or not. */
export function randomSearch(corpus: Corpus): Search {
  const { category, stage } = corpus.any(corpus.projects);
  const filters = corpus.any<SearchFilters>([
    {},
    {},
    { role: corpus.any(ROLES) },
    { category, stage },
    { role: corpus.any(ROLES), stage, place: corpus.any(place.options) },
  ]);
  return { what: 'at random', query: randomQuery(corpus), filters };
}

/** Searches whose costs are looked at. */
export function costlySearches(corpus: Corpus): Search[] {
  const isLong = (word: string): boolean => [...word].length > 9;
  const word = (at: number): string => corpus.words[at] ?? '';
  const [often, seldom] = [corpus.words.slice(0, 60), corpus.words.slice(-400)];
  const longOften = corpus.words.slice(0, 200).find(isLong) ?? '';
  const longSeldom = seldom.find(isLong) ?? '';
  const searches: [what: string, query: string, filters?: SearchFilters][] = [
    ['a letter', word(0).slice(0, 1)],
    ['a word that all people have', 'member'],
    ['a frequent word', word(0)],
    ['a frequent long word', longOften],
    ['a rare word', seldom[0] ?? ''],
    ['a rare long word', longSeldom],
    ['a word of eight of each kind', corpus.phrase.split(' ')[0] ?? ''],
    ['two frequent words', `${word(1)} ${word(6)}`],
    ['two words of which few have both', `${often[20]} ${often[41]}`],
    ['a frequent word and a rare one', `${word(0)} ${seldom[2]}`],
    ['the same with two that are written as one', `${word(0)} ${seldom[7]}`],
    ['two rare words that stand together', corpus.phrase],
    ['a frequent word, narrowed down', word(0), { role: 'founder', stage: 'idea', place: 'remote' }],
  ];
  return searches.map(([what, query, filters = {}]) => ({ what, query, filters }));
}
