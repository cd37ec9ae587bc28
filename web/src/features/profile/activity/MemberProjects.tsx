import { Card } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { useMember } from '../../../api/session.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { NextStep } from '../../../entities/member/NextStep.tsx';
import classes from '../Rows.module.css';
import { ProjectItem, ProjectItemSkeleton } from './ProjectItem.tsx';

interface MemberProjectsProps {
  memberId: string;
  /** How many to show; all when absent. */
  max?: number;
  /** What follows a list that is not empty, given how many there are in all. */
  children?: (count: number) => ReactNode;
}

/** The projects that somebody has founded or joined, newest first. */
export function MemberProjects({ memberId, max, children }: MemberProjectsProps) {
  const viewer = useMember();
  const { data, isPending, refetch } = useQuery(
    read(api.projects.byMember, { params: { userId: memberId } }),
  );
  if (isPending)
    return (
      <div className={classes.grid} role="status" aria-label={texts.loadingProjects}>
        <ProjectItemSkeleton />
      </div>
    );
  if (!data)
    return (
      <Card>
        <ErrorState title={texts.projectsFailed} onRetry={() => void refetch()} />
      </Card>
    );
  const { projects } = data;
  if (projects.length === 0)
    return (
      <Card>
        <EmptyState text={texts.noProjects} action={memberId === viewer._id && <NextStep at="projects" />} />
      </Card>
    );
  return (
    <>
      <ul className={classes.grid}>
        {projects.slice(0, max).map((project) => (
          <li key={project._id}>
            <ProjectItem project={project} memberId={memberId} />
          </li>
        ))}
      </ul>
      {children?.(projects.length)}
    </>
  );
}
