import type { Caller } from '../../../../lambdas/testing/calls/caller.ts';
import { contract } from '../../../../shared/api/index.ts';
import { SEARCH_RESULTS_TYPING } from '../../../../shared/limits.ts';
import type { SearchKind } from '../../../../shared/model/search.ts';
import type { SearchFilters } from '../../../../shared/model/search-filters.ts';
import { lookAtAll } from './brute-force.ts';
import type { Corpus } from './corpus.ts';
import { idsOf, KINDS, readPages } from './pages.ts';

const { search } = contract;

/** What a search has found and what it has cost, in RRU. */
export interface Compared {
  counts: Record<SearchKind, number>;
  typing: number;
  /** Of the costliest page of each kind. */
  pages: Record<SearchKind, number>;
  counting: number;
  wrong: string[];
}

const isSame = (some: unknown, others: unknown): boolean => JSON.stringify(some) === JSON.stringify(others);

/**
 * Compares what a search finds and counts with what looking at each thing finds.
 *
 * @param pages of each kind: a search that finds more is compared up to there
 */
export async function compare(
  caller: Caller,
  corpus: Corpus,
  query: string,
  filters: SearchFilters,
  pages: number,
): Promise<Compared> {
  const all = lookAtAll(corpus, query, filters);
  const wrong: string[] = [];
  const what = `${JSON.stringify(query)} ${JSON.stringify(filters)}`;
  const typing = await caller.call(search.find, { query: { query, ...filters } });
  const counts = await caller.call(search.counts, { query: { query, ...filters } });
  const most = { people: 0, projects: 0, roles: 0, posts: 0 };
  for (const kind of KINDS) {
    const first = all[kind].slice(0, SEARCH_RESULTS_TYPING);
    if (!isSame(idsOf(typing.body, kind), first)) wrong.push(`${kind} while typing ${what}`);
    if (counts.body[kind] !== all[kind].length) wrong.push(`the count of ${kind} by ${what}`);
    const { ids, rru, isEnd } = await readPages(caller, kind, query, filters, pages);
    most[kind] = Math.max(...rru);
    const expected = isEnd ? all[kind] : all[kind].slice(0, ids.length);
    if (!isSame(ids, expected)) wrong.push(`${kind} by ${what}: ${ids.length} of ${all[kind].length}`);
  }
  return {
    counts: counts.body,
    typing: typing.cost.rru,
    pages: most,
    counting: counts.cost.rru,
    wrong,
  };
}
