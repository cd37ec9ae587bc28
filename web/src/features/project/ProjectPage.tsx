import { Button, Card } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { projectPage as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { projects } from '../../../../shared/texts/projects/projects.ts';
import { shell } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { read } from '../../api/queries.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { usePageTitle } from '../../router/page-title.ts';
import { paths } from '../../router/paths.ts';
import { ProjectDetail } from './ProjectDetail.tsx';
import { ProjectSkeleton } from './ProjectSkeleton.tsx';

/** One project, with its team, its comments and its open roles. */
export default function ProjectPage() {
  const { projectId = '' } = useParams();
  // What was opened or typed on one project has nothing to do with the next.
  return <SingleProject key={projectId} projectId={projectId} />;
}

function SingleProject({ projectId }: { projectId: string }) {
  const { data, isPending, error, refetch } = useQuery(read(api.projects.get, { params: { projectId } }));
  const isMissing = error instanceof ApiError && error.status === 404;
  const title = isMissing ? projects.notFound : (data?.project.name ?? shell.projects);
  usePageTitle(title);
  if (isMissing) return <ProjectMissing />;
  if (data) return <ProjectDetail project={data.project} />;
  return (
    <>
      <PageHeading hidden>{shell.projects}</PageHeading>
      {isPending ? (
        <ProjectSkeleton />
      ) : (
        <Card>
          <ErrorState
            title={texts.loadFailed}
            text={texts.loadFailedText}
            retryLabel={texts.tryAgain}
            onRetry={() => void refetch()}
          />
        </Card>
      )}
    </>
  );
}

function ProjectMissing() {
  return (
    <Card>
      <EmptyState
        heading={<PageHeading>{projects.notFound}</PageHeading>}
        text={texts.missingText}
        action={
          <Button component={Link} to={paths.projects}>
            {texts.browse}
          </Button>
        }
      />
    </Card>
  );
}
