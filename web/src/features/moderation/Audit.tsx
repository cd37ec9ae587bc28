import { Card } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from '../../../../shared/model/report.ts';
import { menus } from '../../../../shared/texts/common/menus.ts';
import {
  auditSentence,
  reportReasons,
  moderation as texts,
} from '../../../../shared/texts/reports/report-screens.ts';
import { api } from '../../api/client.ts';
import { pages } from '../../api/queries.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { NextPage } from '../../components/lists/NextPage.tsx';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import classes from './Audit.module.css';
import { NotLoaded } from './NotLoaded.tsx';
import pageClasses from './Reports.module.css';
import { ReportsSkeleton } from './ReportsSkeleton.tsx';

/** What administrators have done, newest first, for each other to see. */
export function Audit() {
  const list = useInfiniteQuery({ ...pages(api.reports.audit), staleTime: 0 });
  if (list.isPending) return <ReportsSkeleton label={texts.auditLoading} />;
  if (!list.data)
    return <NotLoaded error={list.error} title={texts.auditFailed} onRetry={() => void list.refetch()} />;
  const rows = list.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState text={texts.auditEmpty} />
      </Card>
    );
  return (
    <>
      <p className={pageClasses.dimmed}>{texts.auditHint}</p>
      <Card>
        <ul className={classes.list} aria-label={menus.audit}>
          {rows.map((entry) => (
            <Entry key={entry._id} entry={entry} />
          ))}
        </ul>
      </Card>
      <NextPage list={list} label={texts.auditMore} />
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { by, reason, thing, note, createdAt } = entry;
  return (
    <li className={classes.entry}>
      <p>
        <b>{by.name}</b> {auditSentence(entry)}
        {reason && ` (${reportReasons[reason]})`}
      </p>
      {thing && thing.words !== '' && (
        <p className={pageClasses.dimmed}>
          <q>{thing.words}</q>
        </p>
      )}
      {note !== '' && <p className={classes.note}>{note}</p>}
      <p className={pageClasses.dimmed}>
        <RelativeTime instant={createdAt} />
      </p>
    </li>
  );
}
