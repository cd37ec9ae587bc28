import { useQueryClient } from '@tanstack/react-query';
import type { Project } from '../../../../shared/model/project.ts';
import { projects as texts } from '../../../../shared/texts/projects/projects.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { changeProject, holdProjectReads, refreshProject } from './project-cache.ts';

/** The project as it is when the viewer has or has not upvoted it. */
const withUpvote =
  (upvoted: boolean) =>
  (project: Project): Project =>
    project.upvoted === upvoted
      ? project
      : { ...project, upvoted, upvoteCount: Math.max(0, project.upvoteCount + (upvoted ? 1 : -1)) };

/** Upvotes a project, once and for good: shown at once, taken back if the call fails. */
export function useUpvote(projectId: string): () => void {
  const client = useQueryClient();
  const { mutate } = useSend(api.projects.upvote, {
    outlasts: {},
    onMutate() {
      holdProjectReads(client, projectId);
      changeProject(client, projectId, withUpvote(true));
    },
    onSuccess({ upvoteCount }) {
      changeProject(client, projectId, (project) => ({ ...project, upvoted: true, upvoteCount }));
      refreshProject(client, projectId);
      toast.success(texts.upvoted);
    },
    onError(error) {
      changeProject(client, projectId, withUpvote(false));
      // Without an answer it may have counted all the same.
      refreshProject(client, projectId);
      toast.error(messageOf(error, texts.upvoteFailed));
    },
  });
  return () => mutate({ params: { projectId } });
}
