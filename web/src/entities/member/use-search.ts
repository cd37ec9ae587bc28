import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SEARCH_DELAY, SEARCH_RESULTS_TYPING } from '../../../../shared/limits.ts';
import type { UserCard } from '../../../../shared/model/member.ts';
import { isFoundBy, queryWords } from '../../../../shared/rules/search/name-search.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { useSettled } from '../../lib/use-settled.ts';

export interface Search {
  members: readonly UserCard[];
  state: 'loading' | 'failed' | 'done';
}

/**
 * Who fits what is being typed; asked when the typing pauses, never for a blank. Until there is an answer, those of the
 * answer before who still fit are shown.
 */
export function useSearch(typed: string): Search {
  const query = typed.trim();
  const settled = useSettled(query, SEARCH_DELAY);
  const { data, isError, isFetching } = useQuery({
    ...read(api.users.search, { query: { query: settled, limit: SEARCH_RESULTS_TYPING } }),
    enabled: query !== '' && settled !== '',
    placeholderData: keepPreviousData,
  });
  const words = queryWords(query);
  const members = data?.filter((member) => isFoundBy(words, member)) ?? [];
  if (members.length > 0) return { members, state: 'done' };
  if (isFetching || settled !== query) return { members, state: 'loading' };
  return { members, state: isError ? 'failed' : 'done' };
}
