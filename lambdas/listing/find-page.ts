import { queryPrefixes } from '../../shared/rules/search/word-search.ts';
import type { ListKeys, WordKeys } from './keys.ts';
import { entityNumber } from './list-index.ts';
import { readAll, readFromEnd, readSlice, type Slice, type SortedList } from './sorted-list.ts';
import { readPrefix } from './word-index.ts';

/** Which list of a noun is asked for. */
export interface ListChoice {
  name: string;
  descending: boolean;
  /** Whether some entities of the noun do not stand in it. */
  isFiltered: boolean;
  /** Whether all its sort values are 0, so that it is sorted by the numbers of entities. */
  isByNumber: boolean;
}

export interface PageRequest {
  list: ListChoice;
  /** An entity is found when each of these words begins one of its own; every one is found by a text without words. */
  search: string;
  /** Terms that the index has of an entity beside words: it has to have all of them. */
  terms?: readonly string[];
  /** From 1; one behind the last is the last. */
  page: number;
  limit: number;
}

export interface Page {
  /** Numbers of the entities of the page, in its order. */
  numbers: number[];
  /** How many entities all pages have together. */
  total: number;
  totalPages: number;
  currentPage: number;
}

/** The page that is meant: never behind the last. */
const clamped = (page: number, limit: number, total: number): number =>
  Math.max(1, Math.min(page, Math.ceil(total / limit)));

/**
 * A page of entities that have all been found.
 *
 * @param found their numbers, in the order of the pages
 */
export function pageOf(found: number[], page: number, limit: number): Page {
  const total = found.length;
  const currentPage = clamped(page, limit, total);
  const skip = (currentPage - 1) * limit;
  const totalPages = Math.ceil(total / limit);
  return { numbers: found.slice(skip, skip + limit), total, totalPages, currentPage };
}

/** The prefixes and terms by which a request finds entities; none when it asks for all. */
export const wantedBy = ({ search, terms = [] }: Pick<PageRequest, 'search' | 'terms'>): string[] => [
  ...queryPrefixes(search),
  ...terms,
];

/** The entities that have a word with each of the prefixes, or each of the terms. */
export async function readMatches(words: WordKeys, prefixes: readonly string[]): Promise<Set<number>> {
  const sets = await Promise.all(prefixes.map((prefix) => readPrefix(words, prefix)));
  const [smallest = new Set<number>(), ...others] = sets.sort((a, b) => a.size - b.size);
  return new Set([...smallest].filter((number) => others.every((other) => other.has(number))));
}

/** Ranks of some entities in the order of a list that holds them all; reads the list from the nearer end. */
async function slicedBy(list: SortedList, found: Set<number>, slice: Slice): Promise<number[]> {
  const { size } = found;
  const { skip, limit, descending } = slice;
  if (size === 0) return [];
  const end = Math.min(size, skip + limit);
  const [from, to] = descending ? [skip, end] : [size - end, size - skip];
  const { isFromTop, parts } = await readFromEnd(list, { top: to / size, bottom: (size - from) / size });
  const wanted = isFromTop ? to : size - from;
  const seen: number[] = [];
  for await (const entries of parts) {
    for (const entry of entries) if (found.has(entityNumber(entry))) seen.push(entityNumber(entry));
    if (seen.length >= wanted) break;
  }
  const numbers = isFromTop ? seen.slice(from, to) : seen.slice(size - to, wanted);
  return isFromTop === descending ? numbers : numbers.reverse();
}

/** Found entities in the order of a list, ascending. By their numbers they are sorted without reading it. */
async function sortedBy(list: SortedList, { isFiltered }: ListChoice, matches: Promise<Set<number>>) {
  const [found, entries] = await Promise.all([matches, isFiltered ? readAll(list) : undefined]);
  if (!entries) return [...found].sort((a, b) => a - b);
  return entries.map(entityNumber).filter((number) => found.has(number));
}

/**
 * Finds a page of a list and how many entities it has, exactly. Without a search it reads the few items that hold this
 * page; with one, a bit or so of every entity for each word.
 *
 * @throws ContendedError when the list changes during each of five attempts
 */
export async function findPage(
  keys: { lists: ListKeys; words: WordKeys },
  { list: choice, page, limit, ...wanted }: PageRequest,
): Promise<Page> {
  const { name, descending, isFiltered, isByNumber } = choice;
  const list = { keys: keys.lists, name };
  const prefixes = wantedBy(wanted);
  const sliceOf = (total: number): Slice => ({
    skip: (clamped(page, limit, total) - 1) * limit,
    limit,
    descending,
  });
  const foundPage = (numbers: number[], total: number): Page => ({
    numbers,
    total,
    totalPages: Math.ceil(total / limit),
    currentPage: clamped(page, limit, total),
  });

  if (prefixes.length === 0) {
    const { numbers, total } = await readSlice(list, sliceOf);
    return foundPage(numbers.map(entityNumber), total);
  }
  const matches = readMatches(keys.words, prefixes);
  if (!isFiltered && !isByNumber) {
    const found = await matches;
    return foundPage(await slicedBy(list, found, sliceOf(found.size)), found.size);
  }
  const numbers = await sortedBy(list, choice, matches);
  if (descending) numbers.reverse();
  return pageOf(numbers, page, limit);
}
