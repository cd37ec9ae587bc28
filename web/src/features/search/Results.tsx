import { Button, Card } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { SearchKind } from '../../../../shared/model/search.ts';
import type { SearchFilters } from '../../../../shared/model/search-filters.ts';
import { filterBar } from '../../../../shared/texts/common/filter-bar.ts';
import * as titles from '../../../../shared/texts/common/titles.ts';
import { memberLists } from '../../../../shared/texts/members/member-lists.ts';
import { people } from '../../../../shared/texts/members/people.ts';
import { searchScreens as texts } from '../../../../shared/texts/search/search-screens.ts';
import { api } from '../../api/client.ts';
import { pages } from '../../api/queries.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { NextPage } from '../../components/lists/NextPage.tsx';
import { MemberGridSkeleton } from '../../entities/member/lists/MemberGrid.tsx';
import { MemberList } from '../../entities/member/lists/MemberList.tsx';
import { PostSkeleton } from '../../entities/post/PostSkeleton.tsx';
import { paths } from '../../router/paths.ts';
import { type AnyRow, FoundRow, idOf } from './FoundRow.tsx';
import classes from './Results.module.css';

interface ResultsProps {
  kind: SearchKind;
  query: string;
  /** Those that the kind has. */
  filters: SearchFilters;
  /** Takes the filters away. */
  clear: () => void;
}

/** Where results of a kind can be sorted. */
const LISTS = {
  projects: { label: texts.sortProjects, path: paths.projects },
  roles: { label: texts.sortRoles, path: paths.roles },
};

/** What a search finds of one kind, page by page. */
export function Results({ kind, query, filters, clear }: ResultsProps) {
  const list = useInfiniteQuery(pages(api.search.find, { query: { query, kind, ...filters } }));
  if (list.isPending) return kind === 'people' ? <MemberGridSkeleton /> : <RowsSkeleton />;
  if (!list.data)
    return (
      <Card>
        <ErrorState
          title={kind === 'people' ? memberLists.searchFailed : texts.failed}
          onRetry={() => void list.refetch()}
        />
      </Card>
    );
  const found = list.data.pages.map((page) => page.rows);
  const isEmpty = found.every((page) => page[kind].length === 0);
  if (isEmpty && !list.hasNextPage)
    return <NothingFound kind={kind} clear={Object.keys(filters).length > 0 ? clear : undefined} />;
  const foot = <NextPage list={list} label={texts.more} />;
  if (kind === 'people')
    return (
      <>
        <MemberList members={found.flatMap((page) => page.people)} label={titles.searchResults} />
        {foot}
      </>
    );
  const rows = found.flatMap((page): AnyRow[] => page[kind]);
  return (
    <div className={classes.rows}>
      {kind !== 'posts' && (
        <p>
          <TextLink to={`${LISTS[kind].path}?${new URLSearchParams({ search: query, ...filters })}`}>
            {LISTS[kind].label}
          </TextLink>
        </p>
      )}
      <ul aria-label={texts[kind]} className={classes.list}>
        {rows.map((row) => (
          <li key={idOf(row)}>
            <FoundRow row={row} query={query} />
          </li>
        ))}
      </ul>
      {foot}
    </div>
  );
}

const RowsSkeleton = () => (
  <div className={classes.list} role="status" aria-label={texts.loading}>
    <PostSkeleton />
    <PostSkeleton />
  </div>
);

interface NothingFoundProps {
  kind: SearchKind;
  /** Takes the filters away, where there are any. */
  clear: (() => void) | undefined;
}

function NothingFound({ kind, clear }: NothingFoundProps) {
  const { heading, text } =
    kind === 'people' ? { heading: people.noUsersFound, text: people.tryAnotherSearch } : texts.none[kind];
  return (
    <Card>
      <EmptyState
        heading={<h2>{heading}</h2>}
        text={clear ? texts.noneWithFilters : text}
        action={
          clear && (
            <Button variant="default" onClick={clear}>
              {filterBar.clear}
            </Button>
          )
        }
      />
    </Card>
  );
}
