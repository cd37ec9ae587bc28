import { useInfiniteQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import type { Profile } from '../../../../shared/model/member.ts';
import { network as texts } from '../../../../shared/texts/members/network.ts';
import { api } from '../../api/client.ts';
import { useMember } from '../../api/session.ts';
import { memberPages } from '../../entities/member/lists/member-pages.ts';
import { paths } from '../../router/paths.ts';
import { ConnectionsPage } from './ConnectionsPage.tsx';
import { WithOwner } from './WithOwner.tsx';

/** Whom the viewer and another member both know. */
export default function MutualConnections() {
  const viewer = useMember();
  return (
    <WithOwner>
      {(owner) =>
        owner._id === viewer._id ? (
          <Navigate to={paths.connections(owner.username)} replace />
        ) : (
          <Mutual owner={owner} />
        )
      }
    </WithOwner>
  );
}

function Mutual({ owner }: { owner: Profile }) {
  const list = useInfiniteQuery(memberPages(api.connections.mutual, { params: { userId: owner._id } }));
  return (
    <ConnectionsPage
      owner={owner}
      title={texts.mutualWith(owner.name)}
      list={list}
      known={{ status: 'connected', readAt: list.dataUpdatedAt }}
      none={texts.noMutual(owner.name)}
    />
  );
}
