import { Button, Card } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PROJECTS_PAGE } from '../../../../shared/limits.ts';
import * as nouns from '../../../../shared/texts/common/nouns.ts';
import { projectList as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { useMember } from '../../api/session.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { Pages } from '../../components/lists/Pages.tsx';
import { count } from '../../components/text/count.ts';
import { paths } from '../../router/paths.ts';
import { IconPlus } from '../../theme/icons.ts';
import { NothingFound } from './NothingFound.tsx';
import { ProjectFilterBar } from './ProjectFilterBar.tsx';
import { ProjectGrid, ProjectGridSkeleton } from './ProjectGrid.tsx';
import classes from './Projects.module.css';
import { useProjectSearch } from './use-project-search.ts';

/** All projects, to be searched, filtered, sorted and turned page by page. */
export default function Projects() {
  const { userRole } = useMember();
  const { search, page, isNarrowed, change, clear, hrefOf } = useProjectSearch();
  const query = {
    page,
    limit: PROJECTS_PAGE,
    sort: search.sort,
    category: search.category || undefined,
    stage: search.stage || undefined,
    search: search.search || undefined,
  };
  const list = useQuery({ ...read(api.projects.list, { query }), placeholderData: keepPreviousData });
  const [wasThere] = useState(list.data !== undefined);
  const found = useRef<HTMLElement>(null);
  const isFounder = userRole === 'founder';
  return (
    <ListPage
      title={texts.title}
      intro={
        <>
          {texts.intro} <TextLink to={paths.roles}>{texts.roles}</TextLink>
        </>
      }
      action={
        isFounder && (
          <Button
            component={Link}
            to={paths.createProject}
            leftSection={<IconPlus size={18} aria-hidden="true" />}
          >
            {texts.create}
          </Button>
        )
      }
    >
      <ProjectFilterBar search={search} change={change} clear={clear} />
      {list.isPending && <ProjectGridSkeleton />}
      {list.isLoadingError && (
        <Card>
          <ErrorState
            title={texts.loadFailed}
            retryLabel={texts.tryAgain}
            onRetry={() => void list.refetch()}
          />
        </Card>
      )}
      {list.data && (
        <section
          ref={found}
          tabIndex={-1}
          className={classes.found}
          aria-label={texts.title}
          aria-busy={list.isPlaceholderData}
        >
          <p className={classes.total} role="status">
            {count(list.data.totalProjects, nouns.project)}
          </p>
          {list.data.projects.length > 0 ? (
            <ProjectGrid projects={list.data.projects} isNew={!wasThere} />
          ) : (
            <NothingFound isFounder={isFounder} isNarrowed={isNarrowed} />
          )}
          <Pages
            current={list.data.currentPage}
            total={list.data.totalPages}
            hrefOf={hrefOf}
            onFollow={() => found.current?.focus({ preventScroll: true })}
          />
        </section>
      )}
    </ListPage>
  );
}
