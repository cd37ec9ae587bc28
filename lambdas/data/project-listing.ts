import type { Sort } from '../../shared/model/project.ts';
import { queryStarts } from '../../shared/rules/project-search.ts';
import { readAll, readSlice } from './counted-list.ts';
import { type Filter, listFor, projectNumber } from './project-lists.ts';
import { readStart } from './search-index.ts';

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

/** The entries that a search leaves of a list, ascending. */
async function searched(starts: string[], name: string, isPlain: boolean): Promise<number[]> {
  const [found, list] = await Promise.all([
    Promise.all(starts.map(readStart)),
    isPlain ? undefined : readAll(name),
  ]);
  const [smallest = new Set<number>(), ...others] = found.sort((a, b) => a.size - b.size);
  const entries = list ?? [...smallest].sort((a, b) => a - b);
  const asked = list ? found : others;
  return entries.filter((entry) => asked.every((numbers) => numbers.has(projectNumber(entry))));
}

/**
 * Finds a page of projects and how many there are, exactly (WIRE, GET /projects). Without a search it reads the few
 * items that hold this page of the list; with one, a bit or so of every project for each word.
 */
export async function findPage({ sort, filter, search, page, limit }: Listing): Promise<ListedPage> {
  const { name, descending } = listFor(sort, filter);
  const starts = queryStarts(search);
  const answer = (entries: number[], total: number): ListedPage => ({
    numbers: entries.map(projectNumber),
    totalProjects: total,
    totalPages: Math.ceil(total / limit),
    currentPage: clamped(page, limit, total),
  });
  const skipOf = (total: number): number => (clamped(page, limit, total) - 1) * limit;

  if (starts.length > 0) {
    // Projects stand by their age in the search index already.
    const isPlain = sort !== 'upvotes' && !filter.category && !filter.stage;
    const entries = await searched(starts, name, isPlain);
    if (descending) entries.reverse();
    const skip = skipOf(entries.length);
    return answer(entries.slice(skip, skip + limit), entries.length);
  }
  const { numbers, total } = await readSlice(name, (count) => ({ skip: skipOf(count), limit, descending }));
  return answer(numbers, total);
}
