import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { connections as texts } from '../../../../shared/texts/members/connections.ts';
import { network } from '../../../../shared/texts/members/network.ts';
import { shell } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { useMember } from '../../api/session.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { formatted } from '../../components/text/count.ts';
import { pendingRequests } from '../../entities/member/connecting/pending-requests.ts';
import { memberPages } from '../../entities/member/lists/member-pages.ts';
import { PagedMembers } from '../../entities/member/lists/PagedMembers.tsx';
import { NextStep } from '../../entities/member/NextStep.tsx';
import { paths } from '../../router/paths.ts';
import classes from './Network.module.css';
import { NetworkSidebar } from './NetworkSidebar.tsx';
import { Requests } from './Requests.tsx';

/** Who wants to connect, whom one may want to know, and whom one knows. */
export default function Network() {
  const { userRole } = useMember();
  const requests = useInfiniteQuery(pendingRequests);
  // Whoever waits for an answer comes first.
  const isAwaited = requests.data?.pages.some(({ rows }) => rows.length > 0);
  return (
    <div className={classes.columns}>
      <NetworkSidebar />
      <div className={classes.main}>
        <PageHeading>{shell.network}</PageHeading>
        <Requests />
        <section className={classes.discover}>
          <div className={classes.section}>
            <h2>{texts.discover}</h2>
            <p>{userRole ? network.discoverHints[userRole] : network.discoverHint}</p>
          </div>
          <Button component={Link} to={paths.recommendations} variant={isAwaited ? 'default' : 'filled'}>
            {texts.viewRecommendations}
          </Button>
        </section>
        <MyConnections />
      </div>
    </div>
  );
}

function MyConnections() {
  const { connectionCount } = useMember();
  const list = useInfiniteQuery(memberPages(api.connections.list));
  return (
    <section className={classes.section}>
      <h2>
        {texts.mine} ({formatted(connectionCount)})
      </h2>
      <PagedMembers
        list={list}
        label={texts.mine}
        known={{ status: 'connected', readAt: list.dataUpdatedAt }}
        isShown={() => true}
        empty={<EmptyState text={network.noneHint} action={<NextStep at="network" />} />}
      />
    </section>
  );
}
