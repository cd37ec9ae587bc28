import type { SearchKind } from '../../model/search.ts';

const NEW: Record<SearchKind, string> = {
  people: 'New people match',
  projects: 'New projects match',
  roles: 'New open roles match',
  posts: 'New posts match',
};

/** What tells of new matches of a saved search. */
export const newMatches = (search?: { kind: SearchKind; query: string }): string =>
  search
    ? `${NEW[search.kind]} your search "${search.query}"`
    : 'There are new matches for a search of yours';

/** What members read where searches are saved. */
export const savedSearches = {
  title: 'Saved searches',
  tooMany: 'You have saved as many searches as there is room for. Remove one first.',
  notFound: 'This search is not saved any more.',
  save: 'Save this search',
  unsave: 'Remove saved search',
  savedNow: 'Saved. You are told once a day when something new matches.',
  remove: 'Remove',
  removeNamed: (query: string): string => `Remove the search "${query}"`,
  removed: 'Search removed',
  notify: 'Tell me of new matches',
  notifyNamed: (query: string): string => `Tell me of new matches of "${query}"`,
  failed: 'Your searches could not be changed. Please try again.',
  loadFailed: 'Your saved searches could not be loaded',
  loading: 'Loading your saved searches',
  none: {
    heading: 'No saved searches',
    text: 'Search for something above, then save the search: you are told when something new matches.',
  },
} as const;
