import { useInfiniteQuery } from '@tanstack/react-query';
import { updateScreens as texts } from '../../../../../shared/texts/projects/updates.ts';
import { api } from '../../../api/client.ts';
import { pages } from '../../../api/queries.ts';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { NextPage } from '../../../components/lists/NextPage.tsx';
import { Day } from '../../../components/text/Day.tsx';
import classes from './UpdatesTab.module.css';
import { milestonesOf } from './use-updates.ts';

/** What a project has reached, and when, the newest first. Nothing as long as there are no milestones. */
export function Milestones({ projectId }: { projectId: string }) {
  const list = useInfiniteQuery(pages(api.projects.updates, milestonesOf(projectId)));
  const milestones = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  if (list.isLoadingError)
    return <ErrorState title={texts.milestonesFailed} onRetry={() => void list.refetch()} />;
  if (milestones.length === 0) return null;
  return (
    <section className={classes.milestones} aria-labelledby="milestones">
      <h3 id="milestones" className={classes.subtitle}>
        {texts.milestones}
      </h3>
      <ol className={classes.line} aria-labelledby="milestones">
        {milestones.map(({ _id, milestone, createdAt }) => (
          <li key={_id} className={classes.update}>
            <p className={classes.time}>
              <Day instant={createdAt} />
            </p>
            <p className={classes.milestone}>{milestone}</p>
          </li>
        ))}
      </ol>
      <NextPage list={list} label={texts.moreMilestones} />
    </section>
  );
}
