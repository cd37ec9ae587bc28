import { Button, Card, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PIPELINE_STATES } from '../../../../shared/choices.ts';
import type { PipelineState } from '../../../../shared/model/pipeline.ts';
import { pipeline as title } from '../../../../shared/texts/common/titles.ts';
import { pipelineScreens as texts } from '../../../../shared/texts/pipeline/pipeline-screens.ts';
import { api } from '../../api/client.ts';
import { pages } from '../../api/queries.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { AddressTabs } from '../../components/lists/AddressTabs.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { NextPage } from '../../components/lists/NextPage.tsx';
import { paths } from '../../router/paths.ts';
import classes from './Pipeline.module.css';
import { PipelineRow } from './PipelineRow.tsx';

const STATES: PipelineState[] = ['watching', 'talking', 'passed', 'invested'];
const TABS = STATES.map((value) => ({ value, label: PIPELINE_STATES[value] }));

/** The projects that an investor keeps an eye on, by state. */
export default function Pipeline() {
  return (
    <div className={classes.page}>
      <ListPage title={title} intro={texts.intro}>
        <AddressTabs label={title} name="state" tabs={TABS}>
          {(state) => <ProjectsIn state={state} />}
        </AddressTabs>
      </ListPage>
    </div>
  );
}

function ProjectsIn({ state }: { state: PipelineState }) {
  const list = useInfiniteQuery(pages(api.pipeline.list, { query: { state } }));
  if (list.isPending)
    return (
      <div className={classes.list} role="status" aria-label={texts.loading}>
        <Skeleton height="8rem" radius="lg" />
        <Skeleton height="8rem" radius="lg" />
      </div>
    );
  if (!list.data)
    return (
      <Card>
        <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} />
      </Card>
    );
  const rows = list.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0 && !list.hasNextPage)
    return (
      <Card>
        <EmptyState
          heading={<h2>{texts.empty[state]}</h2>}
          text={texts.emptyHint}
          action={
            <Button component={Link} to={paths.projects} variant="default">
              {texts.browse}
            </Button>
          }
        />
      </Card>
    );
  return (
    <>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.projectId}>
            <PipelineRow row={row} />
          </li>
        ))}
      </ul>
      <NextPage list={list} label={texts.more} />
    </>
  );
}
