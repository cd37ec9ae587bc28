import { useQueryClient } from '@tanstack/react-query';
import type { Project } from '../../../../shared/model/project.ts';
import { projects as texts } from '../../../../shared/texts.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useSend } from '../../api/use-send.ts';
import { changeProject, holdProjectReads, refreshProject } from '../../parts/project/project-cache.ts';
import { toast } from '../../ui/toast.ts';

/** Gives the team of one's own project more places. */
export function useTeamSize({ _id, name, description, category, stage, website, openRoles }: Project) {
  const client = useQueryClient();
  const { mutate, isPending } = useSend(api.projects.update, {
    onSuccess({ project }) {
      holdProjectReads(client, _id);
      changeProject(client, _id, () => project);
      refreshProject(client, _id);
      toast.success(texts.updated);
    },
    onError(error) {
      // The team may have changed in another window.
      refreshProject(client, _id);
      toast.error(messageOf(error, texts.updateFailed));
    },
  });
  return {
    isRaising: isPending,
    raise: (teamSize: number) =>
      mutate({
        params: { projectId: _id },
        body: { name, description, category, stage, website, openRoles, teamSize },
      }),
  };
}
