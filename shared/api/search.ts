import * as z from 'zod';
import * as limits from '../limits.ts';
import { paging } from '../model/common.ts';
import { found, foundCounts, searchKind } from '../model/search.ts';
import { searchFilterQuery } from '../model/search-filters.ts';
import { line } from '../model/text.ts';
import { people as texts } from '../texts/members/people.ts';
import { resource, route } from './route.ts';

const query = () => line(limits.QUERY_MAX, { required: texts.queryRequired });

/**
 * People, projects, open roles and posts by the beginnings of the words that they hold, all of which have to be there.
 *
 * People are found by their names first, then by their headlines, then by all else; the newest first, as all other kinds.
 * On a page those whom the caller is connected with come before others. People may be narrowed down to a role, projects to
 * a category and a stage, open roles to these, a place and a commitment; a filter leaves out nothing of other kinds.
 */
export const search = resource('search', {
  /**
   * Of one kind a page; of all kinds, where none is named, the first few. Others are empty. A page may be shorter than asked
   * for. Roles on a page say to job seekers whether they have applied.
   */
  find: route({
    method: 'GET',
    path: '/search',
    auth: 'member',
    query: () =>
      paging(limits.FOUND_PAGE, limits.FOUND_PAGE).extend({
        query: query(),
        kind: searchKind.optional(),
        ...searchFilterQuery(),
      }),
    answer: found,
  }),
  /** How many there are of each kind in the whole community, those included whom the caller does not see. */
  counts: route({
    method: 'GET',
    path: '/search/counts',
    auth: 'member',
    query: () => z.object({ query: query(), ...searchFilterQuery() }),
    answer: foundCounts,
  }),
});
