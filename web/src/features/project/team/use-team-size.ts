import { useQueryClient } from '@tanstack/react-query';
import { projects as texts } from '../../../../../shared/texts/projects/projects.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { changeProject, holdProjectReads, refreshProject } from '../../../entities/project/project-cache.ts';

/** Gives the team of one's own project more places. */
export function useTeamSize(projectId: string) {
  const client = useQueryClient();
  const { mutate, isPending } = useSend(api.projects.update, {
    onSuccess({ project }) {
      holdProjectReads(client, projectId);
      changeProject(client, projectId, () => project);
      refreshProject(client, projectId);
      toast.success(texts.updated);
    },
    onError(error) {
      // The team may have changed in another window.
      refreshProject(client, projectId);
      toast.error(messageOf(error, texts.updateFailed));
    },
  });
  return {
    isRaising: isPending,
    raise: (teamSize: number) => mutate({ params: { projectId }, body: { teamSize } }),
  };
}
