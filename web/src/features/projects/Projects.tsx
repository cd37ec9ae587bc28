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
import { FoundList } from '../../components/lists/FoundList.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { Pages } from '../../components/lists/Pages.tsx';
import { count } from '../../components/text/count.ts';
import { SaveSearchButton } from '../../entities/search/SaveSearchButton.tsx';
import { paths } from '../../router/paths.ts';
import { IconPlus } from '../../theme/icons.ts';
import { NothingFits } from './NothingFits.tsx';
import { NothingFound } from './NothingFound.tsx';
import { ProjectFilterBar } from './ProjectFilterBar.tsx';
import { ProjectGrid, ProjectGridSkeleton } from './ProjectGrid.tsx';
import { useProjectSearch } from './use-project-search.ts';

/** What comes first on this screen, by role. */
const FIRST = {
  founder: { to: paths.createProject, label: texts.create },
  job_seeker: { to: paths.rolesThatFit, label: texts.matchingRoles },
  investor: { to: paths.pipeline, label: texts.pipeline },
};

/** All projects, to be searched, filtered, sorted and turned page by page. */
export default function Projects() {
  const { userRole } = useMember();
  const isInvestor = userRole === 'investor';
  const { search, page, isNarrowed, change, clear, hrefOf } = useProjectSearch(isInvestor);
  const query = {
    page,
    limit: PROJECTS_PAGE,
    sort: search.sort,
    category: search.category || undefined,
    stage: search.stage || undefined,
    search: search.search || undefined,
    fits: search.fits || undefined,
  };
  const isFitAlone = search.fits !== '' && search.category + search.stage + search.search === '';
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
        userRole && (
          <Button
            component={Link}
            to={FIRST[userRole].to}
            leftSection={isFounder && <IconPlus size={18} aria-hidden="true" />}
          >
            {FIRST[userRole].label}
          </Button>
        )
      }
    >
      <ProjectFilterBar search={search} change={change} clear={clear} isInvestor={isInvestor} />
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
        <FoundList
          ref={found}
          label={texts.title}
          isOld={list.isPlaceholderData}
          total={count(list.data.totalProjects, nouns.project)}
          action={
            search.search !== '' &&
            search.fits === '' && (
              <SaveSearchButton
                request={{
                  kind: 'projects',
                  query: search.search,
                  filters: { category: query.category, stage: query.stage },
                }}
              />
            )
          }
        >
          {list.data.projects.length > 0 && <ProjectGrid projects={list.data.projects} isNew={!wasThere} />}
          {list.data.projects.length === 0 &&
            (isFitAlone ? (
              <NothingFits />
            ) : (
              <NothingFound isFounder={isFounder} onClear={isNarrowed ? clear : undefined} />
            ))}
          <Pages
            current={list.data.currentPage}
            total={list.data.totalPages}
            hrefOf={hrefOf}
            onFollow={() => found.current?.focus({ preventScroll: true })}
          />
        </FoundList>
      )}
    </ListPage>
  );
}
