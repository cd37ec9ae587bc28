import { useQueryClient } from '@tanstack/react-query';
import { projects as texts } from '../../../../../shared/texts/projects/projects.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { changeProject, holdProjectReads, refreshProject } from '../../../entities/project/project-cache.ts';

/** What happens on screen when somebody's membership has ended, or has not. */
function useMembershipEnd(projectId: string, memberId: string, done: string, failed: string) {
  const client = useQueryClient();
  return {
    onSuccess() {
      holdProjectReads(client, projectId);
      changeProject(client, projectId, (project) => ({
        ...project,
        teamMembers: project.teamMembers.filter(({ userId }) => userId._id !== memberId),
      }));
      refreshProject(client, projectId);
      toast.success(done);
    },
    onError(error: Error) {
      // It may have ended in another window.
      refreshProject(client, projectId);
      toast.error(messageOf(error, failed));
    },
  };
}

/** Takes somebody out of the team of a project of one's own. */
export function useRemoveMember(projectId: string, userId: string) {
  const end = useMembershipEnd(projectId, userId, texts.memberRemoved, texts.removeFailed);
  const { mutate, isPending } = useSend(api.projects.removeMember, end);
  return { isRemoving: isPending, remove: () => mutate({ params: { projectId, userId } }) };
}

/** Leaves the team of a project. */
export function useLeave(projectId: string, memberId: string) {
  const end = useMembershipEnd(projectId, memberId, texts.left, texts.leaveFailed);
  const { mutate, isPending } = useSend(api.projects.leave, end);
  return { isLeaving: isPending, leave: () => mutate({ params: { projectId } }) };
}
