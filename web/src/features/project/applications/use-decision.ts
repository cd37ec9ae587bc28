import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Application } from '../../../../../shared/model/project.ts';
import { projects as texts } from '../../../../../shared/texts/projects/projects.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { keyOf, type Page } from '../../../api/queries.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import type { Declining } from '../../../entities/project/applying/DeclineDialog.tsx';
import { changeProject, holdProjectReads, refreshProject } from '../../../entities/project/project-cache.ts';

/** Takes an application that has been answered out of what waits for the founder. */
function dropApplication(client: QueryClient, projectId: string, applicationId: string): void {
  const waiting = ({ _id }: Application) => _id !== applicationId;
  client.setQueriesData<InfiniteData<Page<Application[]>>>(
    { queryKey: keyOf(api.projects.applications, { params: { projectId } }) },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.filter(waiting) })) },
  );
  changeProject(client, projectId, (project) => ({
    ...project,
    applications: project.applications.filter(waiting),
  }));
}

/** Answers an application to a project of one's own. */
export function useDecision(projectId: string, applicationId: string) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useSend(api.projects.decideApplication, {
    onSuccess({ status }) {
      holdProjectReads(client, projectId);
      dropApplication(client, projectId, applicationId);
      refreshProject(client, projectId);
      toast.success(status === 'accepted' ? texts.applicationAccepted : texts.applicationRejected);
    },
    onError(error) {
      // It may have been withdrawn, or answered in another window.
      refreshProject(client, projectId);
      toast.error(messageOf(error, texts.decisionFailed));
    },
  });
  return {
    /** The answer that is on its way. */
    deciding: isPending ? variables.body?.status : undefined,
    decide: (answer: { status: 'accepted' } | Declining) =>
      mutate({ params: { projectId, applicationId }, body: answer }),
  };
}
