import { useQueryClient } from '@tanstack/react-query';
import { interestScreens as texts } from '../../../../../shared/texts/interests/interest-screens.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { keyOf } from '../../../api/queries.ts';
import { useSend } from '../../../api/use-send.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { changeProject, refreshProject } from '../../../entities/project/project-cache.ts';

const refused = (error: Error) => void toast.error(messageOf(error, texts.failed));

/**
 * Tells the founder of a project that the viewer is interested, or changes their note.
 *
 * @param onSaved runs once it is stored
 */
export function useSetInterest(projectId: string, onSaved: () => void) {
  const client = useQueryClient();
  const params = { projectId };
  const { mutate, isPending } = useSend(api.interests.set, {
    onSuccess({ interest, interestCount }) {
      client.setQueryData(keyOf(api.interests.get, { params }), { interest });
      const interested = interest !== null;
      changeProject(client, projectId, (project) => ({ ...project, interested, interestCount }));
      refreshProject(client, projectId);
      void client.invalidateQueries({ queryKey: keyOf(api.pipeline.list) });
      onSaved();
    },
    onError: refused,
  });
  return { isSaving: isPending, save: (note: string) => mutate({ params, body: { note } }) };
}

/** Ends the viewer's interest in a project. */
export function useRemoveInterest(projectId: string) {
  const client = useQueryClient();
  const params = { projectId };
  const { mutate, isPending } = useSend(api.interests.remove, {
    onSuccess({ interest }) {
      client.setQueryData(keyOf(api.interests.get, { params }), { interest });
      changeProject(client, projectId, (project) => ({
        ...project,
        interested: false,
        interestCount: Math.max(0, project.interestCount - Number(project.interested)),
      }));
      refreshProject(client, projectId);
      void client.invalidateQueries({ queryKey: keyOf(api.pipeline.list) });
      toast.success(texts.takenBack);
    },
    onError: refused,
  });
  return { isRemoving: isPending, remove: () => mutate({ params }) };
}
