import { useQueryClient } from '@tanstack/react-query';
import { projects as texts } from '../../../../../shared/texts/projects/projects.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { refreshProject } from '../../../entities/project/project-cache.ts';

/**
 * Adds a comment to a project.
 *
 * @param onAdded runs when it is there
 */
export function useAddComment(projectId: string, onAdded: () => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useSend(api.projects.addComment, {
    outlasts: {},
    onSuccess() {
      refreshProject(client, projectId);
      toast.success(texts.commented);
      onAdded();
    },
    onError(error) {
      toast.error(messageOf(error, texts.commentFailed));
    },
  });
  return { isAdding: isPending, add: (text: string) => mutate({ params: { projectId }, body: { text } }) };
}
