import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Found } from '../../../../shared/model/search.ts';
import { queryPrefixes, searchWords } from '../../../../shared/rules/search/word-search.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';

const NOTHING: Found = { people: [], projects: [], roles: [], posts: [] };

/** What of an earlier answer shows why it would be found by what is typed now. */
function stillFound(found: Found, query: string): Found {
  const prefixes = queryPrefixes(query);
  const fits = (...texts: string[]): boolean => {
    const words = searchWords(texts.join(' '));
    return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)));
  };
  return {
    people: found.people.filter(({ name, username, headline }) => fits(name, username, headline)),
    projects: found.projects.filter(({ name, pitch }) => fits(name, pitch)),
    roles: found.roles.filter(({ role }) => fits(role.title, ...role.skills)),
    posts: found.posts.filter(({ excerpt }) => fits(excerpt)),
  };
}

export interface Search {
  found: Found;
  isEmpty: boolean;
  state: 'loading' | 'failed' | 'done';
}

/**
 * What fits what is being typed; asked when the typing pauses, never for a blank.
 *
 * @param query without blanks around it
 * @param settled the same as it was when the typing paused last
 */
export function useFound(query: string, settled: string): Search {
  const { data, isError, isFetching, isPlaceholderData } = useQuery({
    ...read(api.search.find, { query: { query: settled } }),
    enabled: query !== '' && settled !== '',
    placeholderData: keepPreviousData,
  });
  const isOld = isPlaceholderData || settled !== query;
  const found = useMemo(() => {
    if (!data || query === '') return NOTHING;
    return isOld ? stillFound(data, query) : data;
  }, [data, query, isOld]);
  const isEmpty = Object.values(found).every((rows) => rows.length === 0);
  if (!isEmpty) return { found, isEmpty, state: 'done' };
  if (isFetching || settled !== query) return { found, isEmpty, state: 'loading' };
  return { found, isEmpty, state: isError ? 'failed' : 'done' };
}
