import type { SearchKind } from '../../model/search.ts';
import type { SearchFilters } from '../../model/search-filters.ts';

/** The filters that things of a kind have. */
export const FILTERS_OF: Record<SearchKind, readonly (keyof SearchFilters)[]> = {
  people: ['role'],
  projects: ['category', 'stage'],
  roles: ['category', 'stage', 'place', 'commitment'],
  posts: [],
};

/** The filters alone that things of a kind have. */
export const filtersOfKind = (kind: SearchKind, filters: SearchFilters): SearchFilters =>
  Object.fromEntries(
    FILTERS_OF[kind].flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])),
  );
