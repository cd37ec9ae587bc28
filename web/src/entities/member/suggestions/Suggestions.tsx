import { Card } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SUGGESTIONS_FETCHED, SUGGESTIONS_ON_HOME } from '../../../../../shared/limits.ts';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { inRecommendedOrder } from '../../../../../shared/rules/members/recommendation-order.ts';
import * as titles from '../../../../../shared/texts/common/titles.ts';
import { people as texts } from '../../../../../shared/texts/members/people.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { TextLink } from '../../../components/layout/TextLink.tsx';
import { paths } from '../../../router/paths.ts';
import { ConnectButton } from '../connecting/ConnectButton.tsx';
import { MemberRow } from '../lists/MemberRow.tsx';
import { MemberRowSkeleton } from '../lists/MemberRowSkeleton.tsx';
import classes from './Suggestions.module.css';

interface SuggestionsProps {
  member: CurrentUser;
  /** How many, where there is less room than on home. */
  max?: number;
}

/** A few members whom the viewer may want to know; not there when there is nobody to suggest. */
export function Suggestions({ member, max = SUGGESTIONS_ON_HOME }: SuggestionsProps) {
  const role = member.userRole ?? undefined;
  const { data, isPending, dataUpdatedAt, refetch } = useQuery(
    read(api.users.suggestions, { query: { role, limit: SUGGESTIONS_FETCHED } }),
  );
  if (data?.length === 0) return null;
  const suggestions = inRecommendedOrder(data ?? []).slice(0, max);
  return (
    <Card component="section" className={classes.panel} aria-labelledby="suggestions">
      <h2 id="suggestions" className={classes.heading}>
        {titles.mayKnow}
      </h2>
      {isPending && <SuggestionsSkeleton rows={max} />}
      {!isPending && !data && <ErrorState title={texts.suggestionsFailed} onRetry={() => void refetch()} />}
      {data && (
        <ul className={classes.members}>
          {suggestions.map((suggested) => (
            <li key={suggested._id}>
              <MemberRow
                member={suggested}
                action={
                  <ConnectButton
                    userId={suggested._id}
                    name={suggested.name}
                    username={suggested.username}
                    known={{ status: 'none', readAt: dataUpdatedAt }}
                    variant="default"
                    size="sm"
                  />
                }
              />
            </li>
          ))}
        </ul>
      )}
      {!isPending && <TextLink to={paths.recommendations}>{texts.viewAllRecommendations}</TextLink>}
    </Card>
  );
}

function SuggestionsSkeleton({ rows }: { rows: number }) {
  return (
    <div className={classes.members} role="status" aria-label={texts.loadingSuggestions}>
      {Array.from({ length: rows }, (_, nth) => nth).map((nth) => (
        <MemberRowSkeleton key={nth} />
      ))}
    </div>
  );
}
