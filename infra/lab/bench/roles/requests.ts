import { CATEGORIES, COMMITMENTS, PLACES, STAGES } from '../../../../shared/choices.ts';
import type { Stage } from '../../../../shared/model/project.ts';
import type { Commitment, Place, RoleSort } from '../../../../shared/model/role.ts';
import type { Corpus } from '../search/corpus.ts';
import type { Wanted } from './brute-force.ts';

/** What is asked of the list of roles. */
export interface Request {
  what: string;
  wanted: Wanted;
  sort: RoleSort;
}

const NOTHING: Wanted = { search: '', skill: '' };
const STAGE_NAMES = Object.keys(STAGES) as Stage[];
const PLACE_NAMES = Object.keys(PLACES) as Place[];
const COMMITMENT_NAMES = Object.keys(COMMITMENTS) as Commitment[];

/** Requests whose costs are looked at. */
export function costlyRequests({ words }: Corpus): Request[] {
  const word = (at: number): string => words[at] ?? '';
  const narrowed = { category: CATEGORIES[0], place: PLACE_NAMES[0] };
  const requests: [what: string, wanted: Partial<Wanted>, sort?: RoleSort][] = [
    ['all', {}],
    ['one category', { category: CATEGORIES[0] }],
    ['every filter', { ...narrowed, stage: STAGE_NAMES[0], commitment: COMMITMENT_NAMES[0] }],
    ['a letter', { search: word(0).slice(0, 1) }],
    ['a frequent word', { search: word(0) }],
    ['a frequent word, narrowed down', { search: word(0), ...narrowed }],
    ['a rare word', { search: word(words.length - 40) }],
    ['two frequent words', { search: `${word(1)} ${word(6)}` }],
    ['a skill', { skill: word(0) }],
    ['best match first', {}, 'match'],
    ['best match first, narrowed down', narrowed, 'match'],
    ['best match first, a frequent word', { search: word(0) }, 'match'],
  ];
  return requests.map(([what, wanted, sort = 'latest']) => ({
    what,
    wanted: { ...NOTHING, ...wanted },
    sort,
  }));
}

/** A request for anything, narrowed down or not. */
export function randomRequest(corpus: Corpus): Request {
  const role = corpus.any(corpus.any(corpus.projects).roles);
  const sources = [role.title, role.skills, role.description, corpus.some(2)];
  const search = Array.from({ length: corpus.any([0, 0, 1, 1, 2]) }, () => {
    const letters = [...(corpus.words[corpus.any(corpus.any(sources))] ?? '')];
    return letters.slice(0, 1 + corpus.below(letters.length)).join('');
  }).join(' ');
  const maybe = <Value>(values: readonly Value[]): Value | undefined =>
    corpus.chance() < 0.25 ? corpus.any(values) : undefined;
  return {
    what: 'at random',
    wanted: {
      search,
      skill: corpus.chance() < 0.2 ? (corpus.words[corpus.any(role.skills)] ?? '') : '',
      category: maybe(CATEGORIES),
      stage: maybe(STAGE_NAMES),
      place: maybe(PLACE_NAMES),
      commitment: maybe(COMMITMENT_NAMES),
    },
    sort: corpus.chance() < 0.3 ? 'match' : 'latest',
  };
}
