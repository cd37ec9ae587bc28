import { Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Project } from '../../../../../shared/model/project.ts';
import { updateScreens as texts } from '../../../../../shared/texts/projects/updates.ts';
import { api } from '../../../api/client.ts';
import { pages } from '../../../api/queries.ts';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { NextPage } from '../../../components/lists/NextPage.tsx';
import { useFocusAfterRemoval } from '../../../components/lists/use-focus-after-removal.ts';
import { Update } from './Update.tsx';
import { UpdateForm } from './UpdateForm.tsx';
import classes from './UpdatesTab.module.css';

/** What the founder of a project has told, along a line of time, the newest first. */
export function UpdatesTab({ project, isFounder }: { project: Project; isFounder: boolean }) {
  const projectId = project._id;
  const list = useInfiniteQuery(pages(api.projects.updates, { params: { projectId } }));
  const updates = list.data?.pages.flatMap(({ rows }) => rows) ?? [];
  const rows = useFocusAfterRemoval<HTMLOListElement>(updates.length);
  return (
    <div className={classes.tab}>
      {isFounder && <UpdateForm projectId={projectId} />}
      {list.isPending && (
        <div className={classes.loading} role="status" aria-label={texts.loading}>
          <Skeleton width="9rem" height="1.25rem" />
          <Skeleton height="4rem" />
        </div>
      )}
      {list.isLoadingError && <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} />}
      {list.data && updates.length === 0 && (
        <p className={classes.none}>{isFounder ? texts.noneHint : texts.none}</p>
      )}
      {list.data && (
        <ol ref={rows} tabIndex={-1} className={classes.line} aria-label={texts.list}>
          {updates.map((update) => (
            <Update key={update._id} project={project} update={update} isFounder={isFounder} />
          ))}
        </ol>
      )}
      <NextPage list={list} label={texts.more} />
    </div>
  );
}
