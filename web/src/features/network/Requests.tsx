import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { connections as texts } from '../../../../shared/texts.ts';
import { ConnectButton } from '../../parts/person/ConnectButton.tsx';
import { PeopleGrid, PeopleGridSkeleton } from '../../parts/person/PeopleGrid.tsx';
import { PersonRow } from '../../parts/person/PersonRow.tsx';
import { pendingRequests } from '../../parts/person/pending-requests.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatted } from '../../ui/count.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts';
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
      {query.isPending && <PeopleGridSkeleton cards={2} />}
      {query.isLoadingError && (
        <Card>
          <ErrorState title="The requests could not be loaded" onRetry={() => void query.refetch()} />
        </Card>
      )}
      {query.data && requests.length === 0 && (
        <Card>
          <EmptyState text={texts.noRequests} />
        </Card>
      )}
      {senders.length > 0 && (
        <PeopleGrid people={senders} label={texts.requests}>
          {({ requestId, ...sender }) => (
            <PersonRow
              person={sender}
              action={
                <ConnectButton
                  userId={sender._id}
                  name={sender.name}
                  size="sm"
                  known={{ status: 'pending_recipient', requestId, readAt: query.dataUpdatedAt }}
                />
              }
            />
          )}
        </PeopleGrid>
      )}
      {(senders.length < requests.length || query.hasNextPage) && (
        <div className={classes.more}>
          <Button variant="plain" loading={query.isFetchingNextPage} onClick={showMore}>
            Show more requests
          </Button>
        </div>
      )}
    </section>
  );
}
