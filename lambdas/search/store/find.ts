import type { SearchKind } from '../../../shared/model/search.ts';
import type { SearchFilters } from '../../../shared/model/search-filters.ts';
import { queryPrefixes, splitWord } from '../../../shared/rules/search/word-search.ts';
import type { WordKeys } from '../../listing/keys.ts';
import { findNewest, type Readings } from '../../listing/newest-matches.ts';
import { listSource, longWordSource, type NumberSource, termSource } from '../../listing/number-sources.ts';
import { listKeys, wordKeys } from '../../projects/store/listing/keys.ts';
import { listFor } from '../../projects/store/listing/lists.ts';
import { roleListKeys, roleWordKeys } from '../../roles/store/listing/keys.ts';
import { roleListName } from '../../roles/store/listing/lists.ts';
import { searchWordKeys, termIn } from './keys.ts';
import { FIELDS, ROLE_FIELD } from './words.ts';

/** How things of a kind are found. */
interface Index {
  /** What has the things with a prefix of a word, in each of the fields, best first. */
  fields: ((prefix: string) => NumberSource)[];
  /** What has the things that filters leave; none where these leave all. */
  narrowed(filters: SearchFilters): NumberSource[];
}

/** Where the things stand that have a word with a prefix in a field. */
const inField =
  (field: string) =>
  (prefix: string): NumberSource => {
    const { stem, rest } = splitWord(prefix);
    const term = termIn(field, stem);
    return rest === '' ? termSource(searchWordKeys, term) : longWordSource(searchWordKeys, term, rest);
  };

const byPrefix =
  (keys: WordKeys, firstItems?: number) =>
  (prefix: string): NumberSource =>
    termSource(keys, prefix, firstItems);

/** Of roles, whose numbers leave room for others of the same project. */
const FIRST_OF_ROLES = 6;

const INDEXES: Record<SearchKind, Index> = {
  people: {
    fields: FIELDS.people.map(inField),
    narrowed: ({ role }) => (role ? [termSource(searchWordKeys, termIn(ROLE_FIELD, role))] : []),
  },
  projects: {
    fields: [byPrefix(wordKeys)],
    narrowed: ({ category, stage }) =>
      category || stage ? [listSource(listKeys, listFor('latest', { category, stage }).name)] : [],
  },
  roles: {
    fields: [byPrefix(roleWordKeys, FIRST_OF_ROLES)],
    // The words find roles that take no applications, too.
    narrowed: (filters) => [listSource(roleListKeys, roleListName(filters))],
  },
  posts: { fields: FIELDS.posts.map(inField), narrowed: () => [] },
};

/** What is looked for. */
export interface Wanted {
  query: string;
  filters: SearchFilters;
}

/** Where a page begins: behind a number in one of the fields. */
export interface Position {
  field: number;
  before?: number | undefined;
}

/** The number of a thing, and the field in which it was found. */
export interface Match {
  number: number;
  field: number;
}

export interface Matches {
  matches: Match[];
  /** Where the next page begins; undefined behind the last. */
  next: Position | undefined;
}

/** How many fields things of a kind have. */
const fieldsOf = (kind: SearchKind): number => INDEXES[kind].fields.length;

/**
 * What has to have a thing, one of each group: for each word the fields up to one, and what the filters leave. None where
 * nothing is looked for.
 */
export function groupsOf(
  kind: SearchKind,
  { query, filters }: Wanted,
  lastField = fieldsOf(kind) - 1,
): NumberSource[][] {
  const { fields, narrowed } = INDEXES[kind];
  const words = queryPrefixes(query).map((prefix) =>
    fields.slice(0, lastField + 1).map((sourceOf) => sourceOf(prefix)),
  );
  return words.length === 0 ? [] : [...words, ...narrowed(filters).map((source) => [source])];
}

/**
 * Finds things of a kind that have all the words of a search, or words that begin with them: those first that the best
 * fields are enough for, and of these the newest. They are found with the other fields again, on a later page.
 */
export async function findThings(
  kind: SearchKind,
  wanted: Wanted,
  { field: from, before: start }: Position,
  limit: number,
): Promise<Matches> {
  const found = new Map<number, Match>();
  const readings: Readings = new Map();
  for (let [field, before] = [from, start]; field < fieldsOf(kind); field += 1, before = undefined) {
    const groups = groupsOf(kind, wanted, field);
    if (groups.length === 0) break;
    // The next field begins with the newest again: a page that has begun within one ends with it.
    const endsHere = found.size === limit || (found.size > 0 && start !== undefined);
    if (endsHere) return { matches: [...found.values()], next: { field } };
    // What better fields have found is found again.
    const { numbers, next } = await findNewest(groups, { before, limit, readings });
    const others = numbers.filter((number) => !found.has(number));
    const taken = others.slice(0, limit - found.size);
    for (const number of taken) found.set(number, { number, field });
    const last = taken.length < others.length ? taken.at(-1) : next;
    if (last !== undefined) return { matches: [...found.values()], next: { field, before: last } };
  }
  return { matches: [...found.values()], next: undefined };
}

/** The numbers of the newest things of a kind that are looked for, found in whatever field, newest first. */
export async function findNewestThings(kind: SearchKind, wanted: Wanted, limit: number): Promise<number[]> {
  const groups = groupsOf(kind, wanted);
  return groups.length === 0 ? [] : (await findNewest(groups, { limit })).numbers;
}
