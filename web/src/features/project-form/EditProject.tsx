import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import * as titles from '../../../../shared/texts/common/titles.ts';
import { projectForm } from '../../../../shared/texts/projects/project-form.ts';
import { projects as texts } from '../../../../shared/texts/projects/projects.ts';
import { api } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { read } from '../../api/queries.ts';
import { useMember } from '../../api/session.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { paths } from '../../router/paths.ts';
import { DeleteProject } from './deletion/DeleteProject.tsx';
import { HandOver } from './handover/HandOver.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { ProjectFormSkeleton } from './ProjectFormSkeleton.tsx';
import { ProjectSummary } from './ProjectSummary.tsx';

const toProjects = (
  <Button component={Link} to={paths.projects}>
    {projectForm.back}
  </Button>
);

/** Where a founder changes a project of their own. */
export function EditProject({ projectId }: { projectId: string }) {
  const member = useMember();
  // Not from the cache: what is sent takes the place of everything that is stored.
  const [openedAt] = useState(Date.now);
  const [leavesTo, setLeavesTo] = useState<string>();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...read(api.projects.get, { params: { projectId } }),
    refetchOnMount: 'always',
  });
  // Without the form, so that nothing asks about what was typed there.
  if (leavesTo !== undefined) return <Navigate to={leavesTo} replace />;
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        heading={<PageHeading>{texts.notFound}</PageHeading>}
        text={projectForm.missingHint}
        action={toProjects}
      />
    );
  const isRead = data !== undefined && dataUpdatedAt >= openedAt;
  if (!isRead && isFetching) return <ProjectFormSkeleton title={titles.editProject} />;
  if (!isRead)
    return (
      <EmptyState
        heading={<PageHeading>{projectForm.loadFailed}</PageHeading>}
        text={messageOf(error, texts.loadFailed)}
        action={
          <>
            <Button variant="default" onClick={() => void refetch()}>
              {projectForm.tryAgain}
            </Button>
            {toProjects}
          </>
        }
      />
    );
  if (data.project.founder._id !== member._id) return <NotTheFounder projectId={projectId} />;
  return (
    <>
      <ProjectForm title={titles.editProject} project={data.project}>
        <ProjectSummary project={data.project} />
      </ProjectForm>
      <HandOver project={data.project} onHandedOver={() => setLeavesTo(paths.project(projectId))} />
      <DeleteProject project={data.project} onDeleted={() => setLeavesTo(paths.projects)} />
    </>
  );
}

function NotTheFounder({ projectId }: { projectId: string }) {
  const isTold = useRef(false);
  useEffect(() => {
    if (!isTold.current) toast.error(texts.founderOnlyEdit);
    isTold.current = true;
  }, []);
  return <Navigate to={paths.project(projectId)} replace />;
}
