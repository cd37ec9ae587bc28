import { useInfiniteQuery } from '@tanstack/react-query';
import type { Project } from '../../../../shared/model/project.ts';
import { pendingApplications as texts } from '../../../../shared/texts/project-screens.ts';
import { api } from '../../api/client.ts';
import { pages } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts';
import { PendingApplication } from './PendingApplication.tsx';
import classes from './PendingApplications.module.css';

/** Who waits for an answer of the founder, the newest first, page by page (SPEC section 2, project detail). */
export function PendingApplications({ project }: { project: Project }) {
  const list = useInfiniteQuery(pages(api.projects.applications, { params: { projectId: project._id } }));
  // The project came with the first page of them.
  const applications = list.data ? list.data.pages.flatMap(({ rows }) => rows) : project.applications;
  const rows = useFocusAfterRemoval<HTMLUListElement>(applications.length);
  return (
    <Section title={texts.title}>
      {applications.length === 0 && <p className={classes.none}>{texts.none}</p>}
      <ul ref={rows} tabIndex={-1} className={classes.rows} aria-label={texts.title}>
        {applications.map((application) => (
          <PendingApplication key={application._id} projectId={project._id} application={application} />
        ))}
      </ul>
      {list.isError && (
        <p role="alert" className={classes.none}>
          {texts.loadFailed}
        </p>
      )}
      {(list.isError || list.hasNextPage) && (
        <Button
          variant="plain"
          size="sm"
          loading={list.isFetching}
          onClick={() => void (list.hasNextPage ? list.fetchNextPage() : list.refetch())}
        >
          {list.isError ? 'Retry' : texts.more}
        </Button>
      )}
    </Section>
  );
}
