import { Card } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { UserCard } from '../../../../../shared/model/member.ts';
import { memberLists as texts } from '../../../../../shared/texts/members/member-lists.ts';
import type { Page } from '../../../api/queries.ts';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { useFocusAfterRemoval } from '../../../components/lists/use-focus-after-removal.ts';
import type { Known } from '../connecting/use-connection.ts';
import classes from './MemberGrid.module.css';
import { MemberGridSkeleton } from './MemberGrid.tsx';
import { MemberList } from './MemberList.tsx';

interface PagedMembersProps {
  list: UseInfiniteQueryResult<InfiniteData<Page<UserCard[]>>>;
  label: string;
  known?: Known;
  /** Who of the list is shown; pages are loaded until there are enough of them, or no more. */
  isShown: (member: UserCard) => boolean;
  /** What stands where nobody is. */
  empty: ReactNode;
}

/** A list of members that the server sends page by page, in all its states. */
export function PagedMembers({ list, label, known, isShown, empty }: PagedMembersProps) {
  const members = list.data?.pages.flatMap(({ rows }) => rows.filter(isShown)) ?? [];
  const section = useFocusAfterRemoval<HTMLDivElement>(members.length);
  if (list.isPending) return <MemberGridSkeleton />;
  if (!list.data)
    return (
      <Card>
        <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} />
      </Card>
    );
  if (members.length === 0 && !list.hasNextPage) return <Card>{empty}</Card>;
  const more = {
    isLoading: list.isFetchingNextPage,
    failed: list.isFetchNextPageError,
    load: () => void list.fetchNextPage(),
  };
  return (
    <div ref={section} tabIndex={-1} className={classes.list}>
      <MemberList members={members} label={label} known={known} more={list.hasNextPage ? more : undefined} />
    </div>
  );
}
