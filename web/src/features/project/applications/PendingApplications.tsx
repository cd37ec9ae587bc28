import { Badge, Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Project } from '../../../../../shared/model/project.ts';
import { canBeAccepted } from '../../../../../shared/rules/projects/applying.ts';
import {
  fullTeam,
  pendingApplications as texts,
} from '../../../../../shared/texts/projects/project-screens.ts';
import { api } from '../../../api/client.ts';
import { pages } from '../../../api/queries.ts';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { TextButton, TextLink } from '../../../components/layout/TextLink.tsx';
import { NextPage } from '../../../components/lists/NextPage.tsx';
import { useFocusAfterRemoval } from '../../../components/lists/use-focus-after-removal.ts';
import { formatted } from '../../../components/text/count.ts';
import { paths } from '../../../router/paths.ts';
import { PendingApplication } from './PendingApplication.tsx';
import classes from './PendingApplications.module.css';

/** So many are shown before the founder asks for more: the rest of the project stays near. */
const FIRST = 5;
const STEP = 20;

interface PendingApplicationsProps {
  project: Project;
  /** Nobody can be accepted, for want of places in the team. */
  isTeamFull: boolean;
  /** Leads to where the team gets more; absent when it is as large as teams get. */
  onRaise: (() => void) | undefined;
}

/** Who waits for an answer of the founder, the newest first: a few, then all of them page by page. */
export function PendingApplications({ project, isTeamFull, onRaise }: PendingApplicationsProps) {
  const list = useInfiniteQuery(pages(api.projects.applications, { params: { projectId: project._id } }));
  // The project came with the first page of them.
  const pending = list.data ? list.data.pages.flatMap(({ rows }) => rows) : project.applications;
  const applications = pending.filter((application) => canBeAccepted(application, project));
  const place = useFocusAfterRemoval<HTMLDivElement>(applications.length);
  const [wanted, setWanted] = useState(FIRST);
  const isCut = applications.length > wanted;
  const showMore = () => {
    setWanted(wanted + STEP);
    place.current?.focus({ preventScroll: true });
  };
  return (
    <Section
      title={texts.title}
      action={
        applications.length > 0 && (
          <Badge variant="waiting">
            {formatted(
              list.hasNextPage ? (project.pendingCount ?? applications.length) : applications.length,
            )}
          </Badge>
        )
      }
    >
      {isTeamFull && applications.length > 0 && (
        <p className={classes.full}>
          {fullTeam.title}. {onRaise && <TextButton onClick={onRaise}>{fullTeam.raise}</TextButton>}
        </p>
      )}
      <div ref={place} tabIndex={-1}>
        {applications.length === 0 && <p className={classes.none}>{texts.none}</p>}
        <ul className={classes.rows}>
          {applications.slice(0, wanted).map((application) => (
            <PendingApplication key={application._id} projectId={project._id} application={application} />
          ))}
        </ul>
      </div>
      {list.isLoadingError && <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} />}
      {isCut ? (
        <Button variant="default" className={classes.more} onClick={showMore}>
          {texts.more}
        </Button>
      ) : (
        <NextPage list={list} label={texts.more} />
      )}
      <p>
        <TextLink to={paths.applicants}>{texts.all}</TextLink>
      </p>
    </Section>
  );
}
