import { Button, Card } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { SUGGESTIONS_MAX } from '../../../../shared/limits.ts';
import type { CurrentUser, UserCard } from '../../../../shared/model/member.ts';
import { inRecommendedOrder } from '../../../../shared/rules/members/recommendation-order.ts';
import * as nouns from '../../../../shared/texts/common/nouns.ts';
import * as titles from '../../../../shared/texts/common/titles.ts';
import { memberLists } from '../../../../shared/texts/members/member-lists.ts';
import {
  recommendationTitles,
  recommendedRoles,
  people as texts,
} from '../../../../shared/texts/members/people.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { useMember } from '../../api/session.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { count } from '../../components/text/count.ts';
import { MemberGridSkeleton } from '../../entities/member/lists/MemberGrid.tsx';
import { MemberList } from '../../entities/member/lists/MemberList.tsx';
import { usePageTitle } from '../../router/page-title.ts';
import { paths } from '../../router/paths.ts';
import { MemberFilterBar } from './MemberFilterBar.tsx';
import { NobodyFound } from './NobodyFound.tsx';
import classes from './Recommendations.module.css';
import { useMemberFilter } from './use-member-filter.ts';

const titleFor = ({ userRole }: CurrentUser) => (userRole ? recommendationTitles[userRole] : titles.mayKnow);

/** Everybody whom the viewer may want to know, by role. */
export default function Recommendations() {
  const viewer = useMember();
  const title = titleFor(viewer);
  usePageTitle(title);
  return (
    <ListPage
      back={{ to: paths.home, label: texts.backToHome }}
      title={title}
      action={
        viewer.userRole === 'job_seeker' && (
          <Button component={Link} to={paths.allConnections} variant="default">
            {texts.viewAllConnections}
          </Button>
        )
      }
    >
      <RecommendedPeople viewer={viewer} title={title} />
    </ListPage>
  );
}

function RecommendedPeople({ viewer, title }: { viewer: CurrentUser; title: string }) {
  const { filter, change, isActive, clear, fits } = useMemberFilter(({ name, headline, username }) => [
    name,
    headline,
    username,
  ]);
  // What is suggested for the viewer's role has no members of some other roles.
  const role = filter.role === '' ? (viewer.userRole ?? undefined) : 'other';
  const suggestions = useQuery(read(api.users.suggestions, { query: { role, limit: SUGGESTIONS_MAX } }));
  return (
    <>
      <MemberFilterBar
        filter={filter}
        onChange={change}
        searchLabel={memberLists.searchByName}
        roleLabels={recommendedRoles}
      />
      <Suggested title={title} suggestions={suggestions} fits={fits} onClear={isActive ? clear : undefined} />
    </>
  );
}

interface SuggestedProps {
  title: string;
  suggestions: UseQueryResult<UserCard[]>;
  fits: (member: UserCard) => boolean;
  /** Takes the filter away; absent where there is none. */
  onClear: (() => void) | undefined;
}

function Suggested({ title, suggestions, fits, onClear }: SuggestedProps) {
  if (suggestions.isPending) return <MemberGridSkeleton />;
  if (!suggestions.data)
    return (
      <Card>
        <ErrorState title={memberLists.recommendationsFailed} onRetry={() => void suggestions.refetch()} />
      </Card>
    );
  const members = inRecommendedOrder(suggestions.data.filter(fits));
  return (
    <>
      <p className={classes.count} role="status">
        {`${texts.showing} ${count(members.length, nouns.user)}`}
      </p>
      {members.length > 0 ? (
        <MemberList
          members={members}
          label={title}
          known={{ status: 'none', readAt: suggestions.dataUpdatedAt }}
        />
      ) : (
        <Card>
          <NobodyFound onClear={onClear} otherwise={memberLists.noRecommendations} />
        </Card>
      )}
    </>
  );
}
