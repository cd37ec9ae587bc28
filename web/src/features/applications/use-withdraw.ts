import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { OwnApplication } from '../../../../shared/model/project.ts';
import { ownApplications } from '../../../../shared/texts/projects/project-screens.ts';
import { projects as texts } from '../../../../shared/texts/projects/projects.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { keyOf, type Page } from '../../api/queries.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { changeProject, holdProjectReads, refreshProject } from '../../entities/project/project-cache.ts';

type ApplicationPages = InfiniteData<Page<OwnApplication[]>>;

const takenBack = <T extends Pick<OwnApplication, 'history'>>(application: T) =>
  ({
    ...application,
    status: 'cancelled',
    cancelReason: 'withdrawn',
    stage: 'withdrawn',
    history: [...application.history, { stage: 'withdrawn', at: new Date().toISOString() }],
    respondBy: null,
  }) as const;

/** The same pages, with one application taken back. */
const withoutOpen = (data: ApplicationPages, applicationId: string): ApplicationPages => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    rows: page.rows.map((row) => (row._id === applicationId ? takenBack(row) : row)),
  })),
});

/** Takes back an application of one's own that waits for its answer. */
export function useWithdraw({ _id: applicationId, project: { _id: projectId } }: OwnApplication) {
  const client = useQueryClient();
  const { mutate, isPending } = useSend(api.projects.withdrawApplication, {
    outlasts: {},
    onSuccess() {
      holdProjectReads(client, projectId);
      changeProject(client, projectId, (project) => ({
        ...project,
        applications: project.applications.map((one) => (one._id === applicationId ? takenBack(one) : one)),
      }));
      client.setQueriesData<ApplicationPages>(
        { queryKey: keyOf(api.users.applications) },
        (data) => data && withoutOpen(data, applicationId),
      );
      refreshProject(client, projectId);
      toast.success(texts.applicationWithdrawn);
    },
    onError(error) {
      // It may have been answered in the meantime.
      refreshProject(client, projectId);
      toast.error(messageOf(error, ownApplications.withdrawFailed));
    },
  });
  return { isWithdrawing: isPending, withdraw: () => mutate({ params: { projectId, applicationId } }) };
}
