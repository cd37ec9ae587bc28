import type { Caller } from '../../../../lambdas/testing/calls/caller.ts';
import { contract } from '../../../../shared/api/index.ts';
import type { Found, SearchKind } from '../../../../shared/model/search.ts';
import type { SearchFilters } from '../../../../shared/model/search-filters.ts';

const { search } = contract;

export const KINDS = ['people', 'projects', 'roles', 'posts'] as const satisfies SearchKind[];

/** The ids of what a search has found of a kind. */
export const idsOf = (found: Found, kind: SearchKind): string[] =>
  kind === 'roles' ? found.roles.map(({ role }) => role._id) : found[kind].map(({ _id }) => _id);

interface Read {
  ids: string[];
  rru: number[];
  isEnd: boolean;
}

/** Reads pages of a kind, one after another. */
export async function readPages(
  caller: Caller,
  kind: SearchKind,
  query: string,
  filters: SearchFilters,
  pages: number,
): Promise<Read> {
  const read: Read = { ids: [], rru: [], isEnd: false };
  for (let cursor: string | undefined; read.rru.length < pages; ) {
    const { body, headers, cost } = await caller.call(search.find, {
      query: { query, kind, ...filters, ...(cursor && { cursor }) },
    });
    read.ids.push(...idsOf(body, kind));
    read.rru.push(cost.rru);
    const next = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
    if (!next) return { ...read, isEnd: true };
    cursor = decodeURIComponent(next);
  }
  return read;
}
