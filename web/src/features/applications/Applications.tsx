import { Card } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { nextSteps } from '../../../../shared/texts/members/next-steps.ts';
import { ownApplications as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { shell } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { pages } from '../../api/queries.ts';
import { useMember } from '../../api/session.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { NextPage } from '../../components/lists/NextPage.tsx';
import { NextStep } from '../../entities/member/NextStep.tsx';
import { ApplicationRow } from './ApplicationRow.tsx';
import classes from './Applications.module.css';
import { ApplicationsSkeleton } from './ApplicationsSkeleton.tsx';

/** Everything that the viewer has applied for, newest first, and how it stands. */
export default function Applications() {
  return (
    <div className={classes.page}>
      <ListPage title={shell.applications}>
        <Card>
          <List />
        </Card>
      </ListPage>
    </div>
  );
}

function List() {
  const { userRole } = useMember();
  const list = useInfiniteQuery(pages(api.users.applications));
  if (list.isPending) return <ApplicationsSkeleton />;
  if (!list.data) return <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} />;
  const rows = list.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0 && !list.hasNextPage)
    return (
      <EmptyState
        heading={<h2>{texts.none}</h2>}
        text={nextSteps.applications[userRole ?? 'job_seeker'].hint}
        action={<NextStep at="applications" isShort variant="filled" />}
      />
    );
  return (
    <>
      <ul className={classes.list}>
        {rows.map((application) => (
          <ApplicationRow key={application._id} application={application} />
        ))}
      </ul>
      <NextPage list={list} label={texts.more} />
    </>
  );
}
