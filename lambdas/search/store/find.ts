import type { SearchKind } from '../../../shared/model/search.ts';
import { queryPrefixes } from '../../../shared/rules/word-search.ts';
import type { WordKeys } from '../../listing/keys.ts';
import { findNewest } from '../../listing/newest-matches.ts';
import { wordKeys as projectWordKeys } from '../../projects/store/listing/keys.ts';
import { roleWordKeys } from '../../roles/store/listing/keys.ts';
import { searchWordKeys, termIn } from './keys.ts';
import { FIELDS } from './words.ts';

/** An index of words, and how a prefix is named in each of its fields, best first. */
export interface Index {
  keys: WordKeys;
  fields: ((prefix: string) => string)[];
}

const inFields = (names: readonly string[]): Index => ({
  keys: searchWordKeys,
  fields: names.map((name) => (prefix) => termIn(name, prefix)),
});

const whole = (keys: WordKeys): Index => ({ keys, fields: [(prefix) => prefix] });

export const INDEXES: Record<SearchKind, Index> = {
  people: inFields(FIELDS.people),
  projects: whole(projectWordKeys),
  roles: whole(roleWordKeys),
  posts: inFields(FIELDS.posts),
};

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

/** For each prefix of a search the terms of which one has to find a thing: those of a field and all better ones. */
export const termsUpTo = (field: number, { fields }: Index, prefixes: string[]): string[][] =>
  prefixes.map((prefix) => fields.slice(0, field + 1).map((termOf) => termOf(prefix)));

/**
 * Finds things of a kind that have all the words of a search, or words that begin with them: those first that the best
 * fields are enough for, and of these the newest. They are found with the other fields again, on a later page.
 */
export async function findThings(
  kind: SearchKind,
  search: string,
  { field: from, before: start }: Position,
  limit: number,
): Promise<Matches> {
  const index = INDEXES[kind];
  const prefixes = queryPrefixes(search);
  const found = new Map<number, Match>();
  if (prefixes.length === 0) return { matches: [], next: undefined };
  for (let [field, before] = [from, start]; field < index.fields.length; field += 1, before = undefined) {
    if (found.size === limit) return { matches: [...found.values()], next: { field } };
    const terms = termsUpTo(field, index, prefixes);
    const { numbers, more } = await findNewest(index.keys, terms, { before, limit: limit - found.size });
    for (const number of numbers) if (!found.has(number)) found.set(number, { number, field });
    if (more) return { matches: [...found.values()], next: { field, before: numbers.at(-1) } };
  }
  return { matches: [...found.values()], next: undefined };
}
