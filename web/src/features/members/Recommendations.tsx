import { Button, Card } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { SUGGESTIONS_MAX } from '../../../../shared/limits.ts';
import type { CurrentUser } from '../../../../shared/model/member.ts';
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
  const role = viewer.userRole ?? undefined;
  const suggestions = useQuery(read(api.users.suggestions, { query: { role, limit: SUGGESTIONS_MAX } }));
  const { filter, change, isActive, clear, fits } = useMemberFilter(({ name, headline, username }) => [
    name,
    headline,
    username,
  ]);
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
      <MemberFilterBar
        filter={filter}
        onChange={change}
        searchLabel={memberLists.searchByName}
        roleLabels={recommendedRoles}
      />
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
          <NobodyFound isFiltered={isActive} onClear={clear} otherwise={memberLists.noRecommendations} />
        </Card>
      )}
    </>
  );
}
