import type { SearchRequest } from '../../model/saved-search.ts';

/** The screen that shows what a search finds, narrowed down as the search is. */
export function searchPath({ kind, query, filters }: SearchRequest): string {
  const parts = Object.entries({ q: query, kind: kind === 'people' ? '' : kind, ...filters });
  return `/search?${new URLSearchParams(parts.filter(([, value]) => value))}`;
}
