import type { SearchRequest } from '../model/saved-search.ts';

/** The screens that narrow down what a search finds. */
const LISTS = { projects: '/projects', roles: '/roles' } as const;

/** The screen that shows what a search finds: its results or, where it is narrowed down, the list that can do so. */
export function searchPath({ kind, query, filters }: SearchRequest): string {
  const narrowed = Object.entries(filters).filter(([, value]) => value !== undefined);
  if ((kind === 'projects' || kind === 'roles') && narrowed.length > 0)
    return `${LISTS[kind]}?${new URLSearchParams([['search', query], ...narrowed])}`;
  return `/search?${new URLSearchParams({ q: query, ...(kind !== 'people' && { kind }) })}`;
}
