import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { MILESTONES_PAGE } from '../../../../../shared/limits.ts';
import type { NewAttachment } from '../../../../../shared/model/attachment.ts';
import type { ProjectUpdate } from '../../../../../shared/model/project-update.ts';
import { updates as texts } from '../../../../../shared/texts/projects/updates.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { keyOf, type Page } from '../../../api/queries.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { changeProject, refreshProject } from '../../../entities/project/project-cache.ts';

/** What a founder fills in, and the files that go along. */
interface Written extends Pick<ProjectUpdate, 'text' | 'milestone'> {
  attachments: NewAttachment[];
}

type Pages = InfiniteData<Page<ProjectUpdate[]>>;

const listOf = (projectId: string) => keyOf(api.projects.updates, { params: { projectId } });

/** What the milestones of a project are read with. */
export const milestonesOf = (projectId: string) =>
  ({ params: { projectId }, query: { milestones: '1', limit: MILESTONES_PAGE } }) as const;

/** The list of all updates, and that of milestones. */
const bothOf = (projectId: string) => [
  listOf(projectId),
  keyOf(api.projects.updates, milestonesOf(projectId)),
];

/**
 * Publishes an update of a project of one's own.
 *
 * @param onAdded runs when it is there
 */
export function useAddUpdate(projectId: string, onAdded: () => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useSend(api.projects.addUpdate, {
    onSuccess({ message, update }) {
      for (const queryKey of update.milestone === '' ? [listOf(projectId)] : bothOf(projectId))
        client.setQueryData<Pages>(queryKey, (data) => {
          const [first, ...rest] = data?.pages ?? [];
          return data && first && { ...data, pages: [{ ...first, rows: [update, ...first.rows] }, ...rest] };
        });
      changeProject(client, projectId, (project) => ({ ...project, updates: project.updates + 1 }));
      refreshProject(client, projectId);
      toast.success(message);
      onAdded();
    },
    onError(error) {
      toast.error(messageOf(error, texts.addFailed));
    },
  });
  const publish = (body: Written) => mutate({ params: { projectId }, body });
  return { isPublishing: isPending, publish };
}

/** Deletes an update of a project of one's own. */
export function useDeleteUpdate(projectId: string, updateId: string) {
  const client = useQueryClient();
  const { mutate } = useSend(api.projects.deleteUpdate, {
    onSuccess({ message }) {
      for (const queryKey of bothOf(projectId))
        client.setQueryData<Pages>(
          queryKey,
          (data) =>
            data && {
              ...data,
              pages: data.pages.map((page) => ({
                ...page,
                rows: page.rows.filter(({ _id }) => _id !== updateId),
              })),
            },
        );
      changeProject(client, projectId, (project) => ({
        ...project,
        updates: Math.max(0, project.updates - 1),
      }));
      refreshProject(client, projectId);
      toast.success(message);
    },
    onError(error) {
      // It may have been deleted in another window.
      refreshProject(client, projectId);
      toast.error(messageOf(error, texts.deleteFailed));
    },
  });
  return () => mutate({ params: { projectId, updateId } });
}
