import { Button, Card } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { connections as texts } from '../../../../shared/texts/members/connections.ts';
import { network } from '../../../../shared/texts/members/network.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { useFocusAfterRemoval } from '../../components/lists/use-focus-after-removal.ts';
import { formatted } from '../../components/text/count.ts';
import { ConnectButton } from '../../entities/member/connecting/ConnectButton.tsx';
import { pendingRequests } from '../../entities/member/connecting/pending-requests.ts';
import { MemberGrid, MemberGridSkeleton } from '../../entities/member/lists/MemberGrid.tsx';
import { MemberRow } from '../../entities/member/lists/MemberRow.tsx';
import { NextStep } from '../../entities/member/NextStep.tsx';
import classes from './Network.module.css';

/** Requests that are shown before one asks for more, so that the rest of the screen stays near. */
const FIRST = 6;
const STEP = 30;

/** Who waits for the viewer's answer, newest first. */
export function Requests() {
  const query = useInfiniteQuery(pendingRequests);
  const [wanted, setWanted] = useState(FIRST);
  const requests = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const section = useFocusAfterRemoval<HTMLElement>(requests.length);
  const senders = requests.slice(0, wanted).map(({ _id, sender }) => ({ ...sender, requestId: _id }));
  const showMore = () => {
    setWanted(senders.length + STEP);
    if (senders.length + STEP > requests.length && query.hasNextPage) void query.fetchNextPage();
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={classes.section}
      aria-labelledby="requests"
      aria-busy={query.isPending}
    >
      <h2 id="requests">
        {texts.requests}
        {requests.length > 0 && ` (${formatted(requests.length)}${query.hasNextPage ? '+' : ''})`}
      </h2>
      {query.isPending && <MemberGridSkeleton cards={2} />}
      {query.isLoadingError && (
        <Card>
          <ErrorState title={network.requestsFailed} onRetry={() => void query.refetch()} />
        </Card>
      )}
      {query.data && requests.length === 0 && (
        <Card>
          <EmptyState text={texts.noRequests} action={<NextStep at="requests" />} />
        </Card>
      )}
      {senders.length > 0 && (
        <MemberGrid members={senders} label={texts.requests}>
          {({ requestId, ...sender }) => (
            <MemberRow
              member={sender}
              action={
                <ConnectButton
                  userId={sender._id}
                  name={sender.name}
                  username={sender.username}
                  size="sm"
                  known={{ status: 'pending_recipient', requestId, readAt: query.dataUpdatedAt }}
                />
              }
            />
          )}
        </MemberGrid>
      )}
      {(senders.length < requests.length || query.hasNextPage) && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            aria-busy={query.isFetchingNextPage}
            onClick={showMore}
          >
            {network.moreRequests}
          </Button>
        </div>
      )}
    </section>
  );
}
