import { Badge, Card, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as nouns from '../../../../shared/texts/common/nouns.ts';
import { reportKinds, moderation as texts } from '../../../../shared/texts/reports/report-screens.ts';
import { shell } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { pages } from '../../api/queries.ts';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { count } from '../../components/text/count.ts';
import { paths } from '../../router/paths.ts';
import classes from './OpenReports.module.css';

/** So many fit beside the feed; they are those that most members have reported. */
const SHOWN = 4;

/** Beside an administrator's feed: what waits for a decision, and the way to it. */
export default function OpenReports() {
  const { data, isPending, error } = useInfiniteQuery(pages(api.reports.list, { query: { status: 'open' } }));
  const open = data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <Card component="section" className={classes.panel} aria-labelledby="open-reports">
      <h2 id="open-reports" className={classes.heading}>
        {shell.reports}
      </h2>
      {isPending && <Skeleton height="8rem" role="status" aria-label={texts.loading} />}
      {!data && error && <p role="alert">{messageOf(error, texts.loadFailed)}</p>}
      {data && open.length === 0 && <p className={classes.dimmed}>{texts.none}</p>}
      {open.length > 0 && (
        <ul className={classes.cases}>
          {open.slice(0, SHOWN).map(({ _id, kind, member, reporters }) => (
            <li key={_id} className={classes.case}>
              <Badge variant="waiting">{reportKinds[kind]}</Badge>
              <span className={classes.name}>{member?.name ?? texts.memberGone}</span>
              <span className={classes.dimmed}>{count(reporters, nouns.reporter)}</span>
            </li>
          ))}
        </ul>
      )}
      <TextLink to={paths.reports}>{texts.viewAll}</TextLink>
    </Card>
  );
}
