import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Profile } from '../../../../shared/model/member.ts';
import { connectedOnly, connections as texts } from '../../../../shared/texts/members/connections.ts';
import { network } from '../../../../shared/texts/members/network.ts';
import { shell } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { useMember } from '../../api/session.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { ConnectButton } from '../../entities/member/connecting/ConnectButton.tsx';
import { memberPages } from '../../entities/member/lists/member-pages.ts';
import { paths } from '../../router/paths.ts';
import classes from './ConnectionsPage.module.css';
import { ConnectionsPage } from './ConnectionsPage.tsx';
import { WithOwner } from './WithOwner.tsx';

/** A member's connections, for themselves and for those who are connected with them. */
export default function Connections() {
  const viewer = useMember();
  return (
    <WithOwner>
      {(owner) => (owner._id === viewer._id ? <Own owner={owner} /> : <Others owner={owner} />)}
    </WithOwner>
  );
}

function Own({ owner }: { owner: Profile }) {
  const list = useInfiniteQuery(memberPages(api.connections.list));
  return (
    <ConnectionsPage
      owner={owner}
      title={texts.mine}
      list={list}
      known={{ status: 'connected', readAt: list.dataUpdatedAt }}
      none={network.none}
    />
  );
}

function Others({ owner }: { owner: Profile }) {
  const list = useInfiniteQuery(
    memberPages(api.connections.ofMember, { params: { username: owner.username } }),
  );
  if (list.error instanceof ApiError && list.error.status === 403) return <Restricted owner={owner} />;
  return (
    <ConnectionsPage
      owner={owner}
      title={network.connectionsOf(owner.name)}
      list={list}
      none={network.noneOf(owner.name)}
    />
  );
}

function Restricted({ owner }: { owner: Profile }) {
  return (
    <EmptyState
      heading={<PageHeading>{texts.accessRestricted}</PageHeading>}
      text={connectedOnly(owner.name)}
      action={
        <div className={classes.actions}>
          <Button component={Link} to={paths.profile(owner.username)} variant="default">
            {shell.viewProfile}
          </Button>
          <ConnectButton userId={owner._id} name={owner.name} username={owner.username} />
        </div>
      }
    />
  );
}
