import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { people as texts } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { PeopleGridSkeleton } from '../../parts/person/PeopleGrid.tsx';
import { PeopleList } from '../../parts/person/PeopleList.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ListPage } from '../../ui/ListPage.tsx';

/** Members whose name or username fits the address's `q`. */
export default function SearchResults() {
  const [search] = useSearchParams();
  const query = search.get('q')?.trim() ?? '';
  return (
    <ListPage title={texts.searchResults} intro={query !== '' && `${texts.showingResultsFor} "${query}"`}>
      {query === '' ? <NobodyFound /> : <Found query={query} />}
    </ListPage>
  );
}

function Found({ query }: { query: string }) {
  const found = useQuery(read(api.users.search, { query: { query } }));
  if (found.isPending) return <PeopleGridSkeleton />;
  if (!found.data)
    return (
      <Card>
        <ErrorState title="The search did not work" onRetry={() => void found.refetch()} />
      </Card>
    );
  if (found.data.length === 0) return <NobodyFound />;
  return <PeopleList people={found.data} label={texts.searchResults} />;
}

function NobodyFound() {
  return (
    <Card>
      <EmptyState heading={<h2>{texts.noUsersFound}</h2>} text={texts.tryAnotherSearch} />
    </Card>
  );
}
