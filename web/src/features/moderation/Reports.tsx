import '@mantine/core/styles/Tabs.layer.css';
import { Card, Tabs } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { CaseStatus } from '../../../../shared/model/report.ts';
import { menus } from '../../../../shared/texts/common/menus.ts';
import { caseStatuses, moderation as texts } from '../../../../shared/texts/reports/report-screens.ts';
import { shell } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { pages } from '../../api/queries.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { NextPage } from '../../components/lists/NextPage.tsx';
import { useFocusAfterRemoval } from '../../components/lists/use-focus-after-removal.ts';
import { Audit } from './Audit.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { ReportedThing } from './ReportedThing.tsx';
import classes from './Reports.module.css';
import { ReportsSkeleton } from './ReportsSkeleton.tsx';

const STATUSES = Object.keys(caseStatuses) as CaseStatus[];
const LISTS = [...STATUSES, 'audit'] as const;

/** How often the queue is read anew while somebody looks at it, in milliseconds. */
const POLL = 30_000;

/** Where administrators work through what members have reported. */
export default function Reports() {
  // A part of the address, so that menus lead to each list, and a reload stays with it.
  const [search, setSearch] = useSearchParams();
  const asked = search.get('show');
  const shown = LISTS.find((one) => one === asked) ?? 'open';
  return (
    <div className={classes.page}>
      <ListPage title={shell.reports} intro={texts.intro}>
        <Tabs value={shown} onChange={(next) => setSearch(next === 'open' ? {} : { show: next ?? '' })}>
          <Tabs.List aria-label={shell.reports} className={classes.tabs}>
            {STATUSES.map((status) => (
              <Tabs.Tab key={status} value={status}>
                {caseStatuses[status]}
              </Tabs.Tab>
            ))}
            <Tabs.Tab value="audit">{menus.audit}</Tabs.Tab>
          </Tabs.List>
          {STATUSES.map((status) => (
            <Tabs.Panel key={status} value={status}>
              <Queue status={status} />
            </Tabs.Panel>
          ))}
          <Tabs.Panel value="audit">
            <Audit />
          </Tabs.Panel>
        </Tabs>
      </ListPage>
    </div>
  );
}

function Queue({ status }: { status: CaseStatus }) {
  const list = useInfiniteQuery({
    ...pages(api.reports.list, { query: { status } }),
    staleTime: 0,
    refetchInterval: POLL,
  });
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const focused = useFocusAfterRemoval<HTMLUListElement>(rows.length);
  if (list.isPending) return <ReportsSkeleton label={texts.loading} />;
  if (!list.data)
    return <NotLoaded error={list.error} title={texts.loadFailed} onRetry={() => void list.refetch()} />;
  if (rows.length === 0 && !list.hasNextPage)
    return (
      <Card>
        <EmptyState text={status === 'open' ? texts.none : texts.noneOf} />
      </Card>
    );
  return (
    <>
      <ul ref={focused} tabIndex={-1} className={classes.list} aria-label={caseStatuses[status]}>
        {rows.map((one) => (
          <li key={one._id}>
            <ReportedThing reported={one} />
          </li>
        ))}
      </ul>
      <NextPage list={list} label={texts.more} />
    </>
  );
}
