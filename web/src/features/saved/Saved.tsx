import { Button, Card } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { SavedKind } from '../../../../shared/model/saved.ts';
import { saved as title } from '../../../../shared/texts/common/titles.ts';
import { savedScreens as texts } from '../../../../shared/texts/saved/saved-screens.ts';
import { savedSearches } from '../../../../shared/texts/search/saved-searches.ts';
import { api } from '../../api/client.ts';
import { pages } from '../../api/queries.ts';
import { useMember } from '../../api/session.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { AddressTabs } from '../../components/lists/AddressTabs.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { NextPage } from '../../components/lists/NextPage.tsx';
import { PostSkeleton } from '../../entities/post/PostSkeleton.tsx';
import { paths } from '../../router/paths.ts';
import classes from './Saved.module.css';
import { SavedItem } from './SavedItem.tsx';

const KINDS: SavedKind[] = ['posts', 'projects', 'roles'];
const TABS = KINDS.map((value) => ({ value, label: texts[value] }));

/** Where there is something to save, from an empty list. */
const WHERE: Record<SavedKind, string> = {
  posts: paths.home,
  projects: paths.projects,
  roles: paths.roles,
};

/** What the viewer has saved, by kind. */
export default function Saved() {
  return (
    <div className={classes.page}>
      <ListPage
        title={title}
        intro={texts.intro}
        action={<TextLink to={paths.searchResults}>{savedSearches.title}</TextLink>}
      >
        <AddressTabs label={title} name="kind" tabs={TABS}>
          {(kind) => <SavedList kind={kind} />}
        </AddressTabs>
      </ListPage>
    </div>
  );
}

function SavedList({ kind }: { kind: SavedKind }) {
  const list = useInfiniteQuery(pages(api.saved.list, { query: { kind } }));
  if (list.isPending)
    return (
      <div className={classes.list} role="status" aria-label={texts.loading}>
        <PostSkeleton />
        <PostSkeleton />
      </div>
    );
  if (!list.data)
    return (
      <Card>
        <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} />
      </Card>
    );
  const rows = list.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0 && !list.hasNextPage) return <NothingSaved kind={kind} />;
  return (
    <>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <SavedItem row={row} />
          </li>
        ))}
      </ul>
      <NextPage list={list} label={texts.more} />
    </>
  );
}

function NothingSaved({ kind }: { kind: SavedKind }) {
  const { userRole } = useMember();
  const { heading, text, browse } = texts.none[kind];
  const fits = kind === 'roles' && userRole === 'job_seeker';
  return (
    <Card>
      <EmptyState
        heading={<h2>{heading}</h2>}
        text={text}
        action={
          <Button component={Link} to={fits ? paths.rolesThatFit : WHERE[kind]} variant="default">
            {fits ? texts.matchingRoles : browse}
          </Button>
        }
      />
    </Card>
  );
}
