import { Button, Card } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ownApplications as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { shell } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { pages } from '../../api/queries.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { NextPage } from '../../components/lists/NextPage.tsx';
import { paths } from '../../router/paths.ts';
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
  const list = useInfiniteQuery(pages(api.users.applications));
  if (list.isPending) return <ApplicationsSkeleton />;
  if (!list.data) return <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} />;
  const rows = list.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0 && !list.hasNextPage)
    return (
      <EmptyState
        heading={<h2>{texts.none}</h2>}
        text={texts.noneHint}
        action={
          <Button component={Link} to={paths.projects}>
            {texts.browse}
          </Button>
        }
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
