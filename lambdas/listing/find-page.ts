import type { Sort } from '../../shared/model/project.ts';
import { queryPrefixes } from '../../shared/rules/word-search.ts';
import { type Filter, listFor, projectNumber } from '../projects/store/listing/lists.ts';
import { readAll, readFromEnd, readSlice } from './sorted-list.ts';
import { readPrefix } from './word-index.ts';

export interface Listing {
  sort: Sort;
  filter: Filter;
  search: string;
  /** From 1; one behind the last is the last. */
  page: number;
  limit: number;
}

export interface ListedPage {
  /** Numbers of the projects of the page, in its order. */
  numbers: number[];
  totalProjects: number;
  totalPages: number;
  currentPage: number;
}

/** The page that is meant: never behind the last. */
const clamped = (page: number, limit: number, total: number): number =>
  Math.max(1, Math.min(page, Math.ceil(total / limit)));

/** Where a page is among all that was found. */
interface Places {
  skip: number;
  limit: number;
}

/** The projects that have all the words. */
async function searched(prefixes: string[]): Promise<Set<number>> {
  const [smallest = new Set<number>(), ...others] = (await Promise.all(prefixes.map(readPrefix))).sort(
    (a, b) => a.size - b.size,
  );
  return new Set([...smallest].filter((number) => others.every((other) => other.has(number))));
}

/** The places of a page among some projects, in the order of a list that holds them all. */
async function placedIn(name: string, found: Set<number>, { skip, limit }: Places): Promise<number[]> {
  const { size } = found;
  if (size === 0) return [];
  const end = Math.min(size, skip + limit);
  const { isFromTop, parts } = await readFromEnd(name, { top: end / size, bottom: (size - skip) / size });
  const wanted = isFromTop ? end : size - skip;
  const seen: number[] = [];
  for await (const entries of parts) {
    for (const entry of entries) if (found.has(projectNumber(entry))) seen.push(projectNumber(entry));
    if (seen.length >= wanted) break;
  }
  return isFromTop ? seen.slice(skip, end) : seen.slice(size - end, wanted).reverse();
}

/**
 * Finds a page of projects and how many there are, exactly. Without a search it reads the few
 * items that hold this page of the list; with one, a bit or so of every project for each word.
 */
export async function findPage({ sort, filter, search, page, limit }: Listing): Promise<ListedPage> {
  const { name, descending } = listFor(sort, filter);
  const prefixes = queryPrefixes(search);
  const placesIn = (total: number): Places => ({ skip: (clamped(page, limit, total) - 1) * limit, limit });
  const answer = (numbers: number[], total: number): ListedPage => ({
    numbers,
    totalProjects: total,
    totalPages: Math.ceil(total / limit),
    currentPage: clamped(page, limit, total),
  });

  if (prefixes.length === 0) {
    const { numbers, total } = await readSlice(name, (count) => ({ ...placesIn(count), descending }));
    return answer(numbers.map(projectNumber), total);
  }
  const isFiltered = filter.category !== undefined || filter.stage !== undefined;
  if (sort === 'upvotes' && !isFiltered) {
    const found = await searched(prefixes);
    return answer(await placedIn(name, found, placesIn(found.size)), found.size);
  }
  const [found, list] = await Promise.all([searched(prefixes), isFiltered ? readAll(name) : undefined]);
  // By their age projects stand in the search index already.
  const numbers = list
    ? list.map(projectNumber).filter((one) => found.has(one))
    : [...found].sort((a, b) => a - b);
  if (descending) numbers.reverse();
  const { skip } = placesIn(numbers.length);
  return answer(numbers.slice(skip, skip + limit), numbers.length);
}
