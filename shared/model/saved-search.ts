import * as z from 'zod';
import * as limits from '../limits.ts';
import { people as texts } from '../texts/members/people.ts';
import { id, instant } from './common.ts';
import { category, stage } from './project.ts';
import { commitment, place } from './role.ts';
import { type SearchKind, searchKind } from './search.ts';
import { line } from './text.ts';

const filters = () => ({
  category: category.optional(),
  stage: stage.optional(),
  place: place.optional(),
  commitment: commitment.optional(),
});

/** What narrows a search down; kinds that have no such filter are not narrowed. */
export const searchFilters = () => z.object(filters());
export type SearchFilters = z.infer<ReturnType<typeof searchFilters>>;

/** The filters that things of a kind have. */
export const FILTERS_OF: Record<SearchKind, readonly (keyof SearchFilters)[]> = {
  people: [],
  projects: ['category', 'stage'],
  roles: ['category', 'stage', 'place', 'commitment'],
  posts: [],
};

/** A search of one kind of things, as it can be asked again. */
export const searchRequest = () =>
  z.strictObject({ kind: searchKind, query: z.string(), filters: z.strictObject(filters()) });
export type SearchRequest = z.infer<ReturnType<typeof searchRequest>>;

/** A search that a member has saved; `notify` when they are told once a day that there are new matches. */
export const savedSearch = () => searchRequest().extend({ _id: id, notify: z.boolean(), createdAt: instant });
export type SavedSearch = z.infer<ReturnType<typeof savedSearch>>;

export const newSavedSearch = () =>
  z.object({
    kind: searchKind,
    query: line(limits.QUERY_MAX, { required: texts.queryRequired }),
    filters: searchFilters().default({}),
    notify: z.boolean().default(true),
  });
