import * as z from 'zod';
import * as limits from '../limits.ts';
import { people as texts } from '../texts/members/people.ts';
import { id, instant } from './common.ts';
import { searchKind } from './search.ts';
import { searchFilters } from './search-filters.ts';
import { line } from './text.ts';

/** A search of one kind of things, as it can be asked again. */
export const searchRequest = () =>
  z.strictObject({ kind: searchKind, query: z.string(), filters: searchFilters().strict() });
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
