import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedSearch, SearchRequest } from '../../../../shared/model/saved-search.ts';
import type { SearchFilters } from '../../../../shared/model/search-filters.ts';
import { savedSearches as texts } from '../../../../shared/texts/search/saved-searches.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { keyOf, read } from '../../api/queries.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';

const change = (client: QueryClient, changed: (all: SavedSearch[]) => SavedSearch[]): void =>
  void client.setQueryData<SavedSearch[]>(keyOf(api.searches.list), (all) => all && changed(all));

const onError = (error: Error) => toast.error(messageOf(error, texts.failed));

/** Saves searches, changes whether new matches are told, and removes them; the list shows it. */
export function useChangeSearches() {
  const client = useQueryClient();
  const add = useSend(api.searches.add, {
    onError,
    onSuccess: (search) =>
      change(client, (all) =>
        all.some(({ _id }) => _id === search._id)
          ? all.map((one) => (one._id === search._id ? search : one))
          : [search, ...all],
      ),
  });
  const remove = useSend(api.searches.remove, {
    onError,
    onSuccess: (_, { params }) => change(client, (all) => all.filter(({ _id }) => _id !== params?.searchId)),
  });
  return { add, remove };
}

const spell = (filters: SearchFilters): string =>
  JSON.stringify(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .sort(),
  );

const isSame = (one: SearchRequest, other: SearchRequest): boolean =>
  one.kind === other.kind &&
  one.query.toLowerCase() === other.query.toLowerCase() &&
  spell(one.filters) === spell(other.filters);

/** A search as the viewer has saved it: undefined until that is known, null when they have not. */
export function useSavedSearch(request: SearchRequest): SavedSearch | null | undefined {
  const { data } = useQuery(read(api.searches.list));
  return data && (data.find((search) => isSame(search, request)) ?? null);
}
