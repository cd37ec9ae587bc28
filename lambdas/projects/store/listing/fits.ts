import type { Sort } from '../../../../shared/model/project.ts';
import { saysAnything, type Wanted } from '../../../../shared/rules/projects/project-fit.ts';
import { queryPrefixes } from '../../../../shared/rules/search/word-search.ts';
import { type Page, pageOf, readMatches } from '../../../listing/find-page.ts';
import { entityNumber } from '../../../listing/list-index.ts';
import { readAll } from '../../../listing/sorted-list.ts';
import { listKeys, wordKeys } from './keys.ts';
import { type Filter, listFor } from './lists.ts';

interface FitRequest extends Filter {
  sort: Sort;
  search: string;
  page: number;
  limit: number;
}

/** A page of projects that fit an investor. */
interface FitPage extends Page {
  /** Whether the project with a number has all words of an interest. */
  hasWords(number: number, interest: string): boolean;
}

/** The values of a filter that are left: the one that was chosen, if it is wanted, else all that are wanted. */
const narrowed = <Value>(wanted: Value[], chosen: Value | undefined): Value[] =>
  chosen === undefined ? wanted : wanted.filter((one) => one === chosen);

/** The numbers of the projects that have all words of each interest. */
async function readWords(words: string[]): Promise<Map<string, Set<number>>> {
  const found = words.map(
    async (interest): Promise<[string, Set<number>]> => [
      interest,
      await readMatches(wordKeys, queryPrefixes(interest)),
    ],
  );
  return new Map(await Promise.all(found));
}

/**
 * Finds a page of the projects that fit an investor, and how many they are, exactly. It reads the lists of the categories
 * and stages that they name, and some bits of every project for each interest that names neither.
 */
export async function findFitting(wanted: Wanted, request: FitRequest): Promise<FitPage> {
  const { sort, search, category, stage, page, limit } = request;
  const nameOf = (filter: Filter): string => listFor(sort, filter).name;
  const entriesOf = async (filters: Filter[]): Promise<number[]> => {
    const lists = filters.map((filter) => readAll({ keys: listKeys, name: nameOf(filter) }));
    return (await Promise.all(lists)).flat();
  };
  // Any stage where none is named.
  const stages: Filter['stage'][] = wanted.stages.length > 0 ? narrowed(wanted.stages, stage) : [stage];
  const categories = narrowed(wanted.categories, category);
  const isByStage = wanted.categories.length + wanted.words.length === 0;
  const prefixes = queryPrefixes(search);
  const [inCategory, inStage, words, searched] = await Promise.all([
    entriesOf(categories.flatMap((one) => stages.map((each) => ({ category: one, stage: each })))),
    wanted.words.length > 0 || (isByStage && saysAnything(wanted))
      ? entriesOf(stages.map((each) => ({ category, stage: each })))
      : [],
    readWords(wanted.words),
    prefixes.length > 0 ? readMatches(wordKeys, prefixes) : undefined,
  ]);
  const byWords = new Set([...words.values()].flatMap((numbers) => [...numbers]));
  const fitting = inStage.filter((entry) => isByStage || byWords.has(entityNumber(entry)));
  const found = [...new Set([...inCategory, ...fitting])]
    .filter((entry) => searched?.has(entityNumber(entry)) ?? true)
    .sort((a, b) => a - b)
    .map(entityNumber);
  if (listFor(sort, {}).descending) found.reverse();
  return {
    ...pageOf(found, page, limit),
    hasWords: (number, interest) => words.get(interest)?.has(number) ?? false,
  };
}
