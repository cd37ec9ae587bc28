import { Card } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import * as titles from '../../../../shared/texts/common/titles.ts';
import { memberLists } from '../../../../shared/texts/members/member-lists.ts';
import { people as texts } from '../../../../shared/texts/members/people.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { MemberGridSkeleton } from '../../entities/member/lists/MemberGrid.tsx';
import { MemberList } from '../../entities/member/lists/MemberList.tsx';

/** Members whose name or username fits the address's `q`. */
export default function SearchResults() {
  const [search] = useSearchParams();
  const query = search.get('q')?.trim() ?? '';
  return (
    <ListPage title={titles.searchResults} intro={query !== '' && `${texts.showingResultsFor} "${query}"`}>
      {query === '' ? <NobodyFound /> : <Found query={query} />}
    </ListPage>
  );
}

function Found({ query }: { query: string }) {
  const found = useQuery(read(api.users.search, { query: { query } }));
  if (found.isPending) return <MemberGridSkeleton />;
  if (!found.data)
    return (
      <Card>
        <ErrorState title={memberLists.searchFailed} onRetry={() => void found.refetch()} />
      </Card>
    );
  if (found.data.length === 0) return <NobodyFound />;
  return <MemberList members={found.data} label={titles.searchResults} />;
}

function NobodyFound() {
  return (
    <Card>
      <EmptyState heading={<h2>{texts.noUsersFound}</h2>} text={texts.tryAnotherSearch} />
    </Card>
  );
}
