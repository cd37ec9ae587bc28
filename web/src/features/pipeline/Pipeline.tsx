import '@mantine/core/styles/Tabs.layer.css';
import { Button, Card, Skeleton, Tabs } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { PIPELINE_STATES } from '../../../../shared/choices.ts';
import type { PipelineState } from '../../../../shared/model/pipeline.ts';
import { pipeline as title } from '../../../../shared/texts/common/titles.ts';
import { pipelineScreens as texts } from '../../../../shared/texts/pipeline/pipeline-screens.ts';
import { api } from '../../api/client.ts';
import { pages } from '../../api/queries.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { NextPage } from '../../components/lists/NextPage.tsx';
import { paths } from '../../router/paths.ts';
import classes from './Pipeline.module.css';
import { PipelineRow } from './PipelineRow.tsx';

const STATES = ['watching', 'talking', 'passed', 'invested'] as const satisfies PipelineState[];

/** The projects that an investor keeps an eye on, by state. */
export default function Pipeline() {
  // A part of the address, so that a reload and the way back stay with it.
  const [search, setSearch] = useSearchParams();
  const asked = search.get('state');
  const shown = STATES.find((state) => state === asked) ?? 'watching';
  return (
    <div className={classes.page}>
      <ListPage title={title} intro={texts.intro}>
        <Tabs
          value={shown}
          keepMounted={false}
          onChange={(next) => setSearch(next === 'watching' ? {} : { state: next ?? '' }, { replace: true })}
        >
          <Tabs.List aria-label={title}>
            {STATES.map((state) => (
              <Tabs.Tab key={state} value={state}>
                {PIPELINE_STATES[state]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {STATES.map((state) => (
            <Tabs.Panel key={state} value={state} className={classes.panel}>
              <ProjectsIn state={state} />
            </Tabs.Panel>
          ))}
        </Tabs>
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
