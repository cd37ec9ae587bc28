import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ProjectComment } from '../../../../../shared/model/project.ts';
import { comments as texts } from '../../../../../shared/texts/posts/comments.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { keyOf } from '../../../api/queries.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { refreshProject } from '../../../entities/project/project-cache.ts';

interface Page {
  comments: ProjectComment[];
  total: number;
}

/** Takes a comment off the pages that are shown, before these are read again. */
function dropComment(client: QueryClient, projectId: string, commentId: string): void {
  const queryKey = keyOf(api.projects.comments, { params: { projectId } });
  client.setQueriesData<Page>({ queryKey }, (page) => {
    const comments = page?.comments.filter(({ _id }) => _id !== commentId);
    return (
      page && comments && { ...page, comments, total: page.total - page.comments.length + comments.length }
    );
  });
}

/** Deletes a comment on a project: one's own, or any on a project of one's own. */
export function useDeleteComment(projectId: string, commentId: string) {
  const client = useQueryClient();
  const { mutate } = useSend(api.projects.deleteComment, {
    outlasts: {},
    onSuccess() {
      dropComment(client, projectId, commentId);
      refreshProject(client, projectId);
      toast.success(texts.deleted);
    },
    onError(error) {
      toast.error(messageOf(error, texts.deleteFailed));
      // Somebody else may have deleted it.
      refreshProject(client, projectId);
    },
  });
  return () => mutate({ params: { projectId, commentId } });
}
