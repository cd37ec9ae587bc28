import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SearchKind } from '../../../../shared/model/search.ts';
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
import { SaveSearchButton } from '../../entities/search/SaveSearchButton.tsx';
import { Results } from './Results.tsx';
import { rememberSearch } from './recent-searches.ts';
import { SavedSearches } from './SavedSearches.tsx';
import classes from './SearchResults.module.css';

const KINDS: SearchKind[] = ['people', 'projects', 'roles', 'posts'];

/** What fits the address's `q`, by kind; the saved searches when there is none. */
export default function SearchResults() {
  const [search] = useSearchParams();
  const query = search.get('q')?.trim() ?? '';
  const { _id: memberId } = useMember();
  useEffect(() => {
    if (query !== '') rememberSearch(memberId, query);
  }, [memberId, query]);
  const { data: counts } = useQuery({
    ...read(api.search.counts, { query: { query } }),
    enabled: query !== '',
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
              <p className={classes.save}>
                <SaveSearchButton request={{ kind, query, filters: {} }} />
              </p>
              <Results key={query} kind={kind} query={query} />
            </>
          )}
        </AddressTabs>
      )}
    </ListPage>
  );
}
