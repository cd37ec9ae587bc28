import { useQueryClient } from '@tanstack/react-query';
import type { ProjectStatus } from '../../../../shared/model/project.ts';
import { projects as texts } from '../../../../shared/texts/projects/projects.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { changeProject, holdProjectReads, refreshProject } from '../../entities/project/project-cache.ts';

/** Closes or reopens a project of one's own. */
export function useStatus(projectId: string) {
  const client = useQueryClient();
  const { mutate, isPending } = useSend(api.projects.setStatus, {
    onSuccess({ message }, { body: { status } }) {
      holdProjectReads(client, projectId);
      changeProject(client, projectId, (project) => ({ ...project, status }));
      refreshProject(client, projectId);
      toast.success(message);
    },
    onError(error) {
      // It may have been changed in another window.
      refreshProject(client, projectId);
      toast.error(messageOf(error, texts.statusFailed));
    },
  });
  const change = (status: ProjectStatus) => mutate({ params: { projectId }, body: { status } });
  return { isChanging: isPending, change };
}
