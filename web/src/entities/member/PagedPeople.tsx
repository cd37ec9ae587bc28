import { Card } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { UserCard } from '../../../../shared/model/member.ts';
import type { Page } from '../../api/queries.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { useFocusAfterRemoval } from '../../components/lists/use-focus-after-removal.ts';
import classes from './PeopleGrid.module.css';
import { PeopleGridSkeleton } from './PeopleGrid.tsx';
import { PeopleList } from './PeopleList.tsx';
import type { Known } from './use-connection.ts';

interface PagedPeopleProps {
  list: UseInfiniteQueryResult<InfiniteData<Page<UserCard[]>>>;
  label: string;
  known?: Known;
  /** Who of the list is shown; pages are loaded until there are enough of them, or no more. */
  isShown: (person: UserCard) => boolean;
  /** What stands where nobody is. */
  empty: ReactNode;
}

/** A list of people that the server sends page by page, in all its states. */
export function PagedPeople({ list, label, known, isShown, empty }: PagedPeopleProps) {
  const people = list.data?.pages.flatMap(({ rows }) => rows.filter(isShown)) ?? [];
  const section = useFocusAfterRemoval<HTMLDivElement>(people.length);
  if (list.isPending) return <PeopleGridSkeleton />;
  if (!list.data)
    return (
      <Card>
        <ErrorState title="These people could not be loaded" onRetry={() => void list.refetch()} />
      </Card>
    );
  if (people.length === 0 && !list.hasNextPage) return <Card>{empty}</Card>;
  const more = {
    isLoading: list.isFetchingNextPage,
    failed: list.isFetchNextPageError,
    load: () => void list.fetchNextPage(),
  };
  return (
    <div ref={section} tabIndex={-1} className={classes.list}>
      <PeopleList people={people} label={label} known={known} more={list.hasNextPage ? more : undefined} />
    </div>
  );
}
