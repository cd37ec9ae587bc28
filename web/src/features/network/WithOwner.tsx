import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Profile } from '../../../../shared/model/member.ts';
import * as titles from '../../../../shared/texts/common/titles.ts';
import { connections as texts } from '../../../../shared/texts/members/connections.ts';
import { network } from '../../../../shared/texts/members/network.ts';
import { people } from '../../../../shared/texts/members/people.ts';
import { api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { read } from '../../api/queries.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { MemberGridSkeleton } from '../../entities/member/lists/MemberGrid.tsx';
import { paths } from '../../router/paths.ts';

/** Finds out whose connections the address names, and says so when it is nobody's. */
export function WithOwner({ children }: { children: (owner: Profile) => ReactNode }) {
  const { username = '' } = useParams();
  const owner = useQuery(read(api.users.get, { params: { username } }));
  if (owner.data) return children(owner.data);
  if (owner.isPending)
    return (
      <ListPage title={titles.connections}>
        <MemberGridSkeleton />
      </ListPage>
    );
  if (owner.error instanceof ApiError && owner.error.status === 404)
    return (
      <EmptyState
        heading={<PageHeading>{texts.userNotFound}</PageHeading>}
        text={network.nobodyHint}
        action={
          <Button component={Link} to={paths.home}>
            {people.backToHome}
          </Button>
        }
      />
    );
  return <ErrorState title={network.loadFailed} onRetry={() => void owner.refetch()} />;
}
