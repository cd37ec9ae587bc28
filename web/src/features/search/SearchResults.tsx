import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SearchKind } from '../../../../shared/model/search.ts';
import { filtersOfKind } from '../../../../shared/rules/search/search-filters.ts';
import * as titles from '../../../../shared/texts/common/titles.ts';
import { people } from '../../../../shared/texts/members/people.ts';
import { savedSearches } from '../../../../shared/texts/search/saved-searches.ts';
import { searchScreens as texts } from '../../../../shared/texts/search/search-screens.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { useMember } from '../../api/session.ts';
import { AddressTabs } from '../../components/lists/AddressTabs.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { formatted } from '../../components/text/count.ts';
import { ResultFilterBar } from './ResultFilterBar.tsx';
import { Results } from './Results.tsx';
import { rememberSearch } from './recent-searches.ts';
import { SavedSearches } from './SavedSearches.tsx';
import { useResultsAddress } from './use-results-address.ts';

const KINDS: SearchKind[] = ['people', 'projects', 'roles', 'posts'];

/** What fits the address's `q` and filters, by kind; the saved searches when there are no words. */
export default function SearchResults() {
  const { query, filters, change, clear } = useResultsAddress();
  const { _id: memberId } = useMember();
  useEffect(() => {
    if (query !== '') rememberSearch(memberId, query);
  }, [memberId, query]);
  const { data: counts } = useQuery({
    ...read(api.search.counts, { query: { query, ...filters } }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
  const tabs = KINDS.map((value) => ({
    value,
    label: counts ? texts.tab(texts[value], formatted(counts[value])) : texts[value],
  }));
  return (
    <ListPage
      title={query === '' ? savedSearches.title : titles.searchResults}
      intro={query !== '' && `${people.showingResultsFor} "${query}"`}
    >
      {query === '' ? (
        <SavedSearches />
      ) : (
        <AddressTabs label={texts.kinds} name="kind" tabs={tabs}>
          {(kind) => (
            <>
              <ResultFilterBar kind={kind} query={query} filters={filters} change={change} clear={clear} />
              <Results
                key={query}
                kind={kind}
                query={query}
                filters={filtersOfKind(kind, filters)}
                clear={clear}
              />
            </>
          )}
        </AddressTabs>
      )}
    </ListPage>
  );
}
