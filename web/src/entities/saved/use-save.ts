import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Savable } from '../../../../shared/model/saved.ts';
import { partsOfSavedRole } from '../../../../shared/rules/projects/saved-role.ts';
import { savedScreens as texts } from '../../../../shared/texts/saved/saved-screens.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { keyOf } from '../../api/queries.ts';
import { useOptimisticToggle } from '../../api/use-optimistic-toggle.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../components/feedback/toast.ts';
import { changePost } from '../post/post-cache.ts';
import { changeProject } from '../project/project-cache.ts';
import { changeListedRoles } from '../role/role-cache.ts';
import { changeSavedRows } from './saved-rows.ts';

function showRole(client: QueryClient, id: string, saved: boolean): void {
  const { projectId, roleId } = partsOfSavedRole(id);
  changeProject(client, projectId, (project) => ({
    ...project,
    openRoles: project.openRoles.map((role) => (role._id === roleId ? { ...role, saved } : role)),
  }));
  changeListedRoles(client, projectId, (row) => (row.role._id === roleId ? { ...row, saved } : row));
  changeSavedRows(client, (row) =>
    row.kind === 'roles' && row.id === id ? { ...row, role: { ...row.role, saved } } : row,
  );
}

/** Shows something as saved, or not, wherever it is shown. */
function show(client: QueryClient, { kind, id }: Savable, saved: boolean): void {
  if (kind === 'posts') changePost(client, id, (post) => ({ ...post, saved }));
  else if (kind === 'projects') changeProject(client, id, (project) => ({ ...project, saved }));
  else showRole(client, id, saved);
}

/** Saves something for the viewer, or no longer: shown at once, rolled back if the call fails. */
export function useSave(thing: Savable, saved: boolean): (saved: boolean) => void {
  const client = useQueryClient();
  const toggle = useOptimisticToggle([api.saved.add.facts.name, thing.kind, thing.id], saved, (next) =>
    show(client, thing, next),
  );
  const handlers = {
    ...toggle.options,
    onSuccess(answer: { saved: boolean }) {
      if (toggle.confirm(answer.saved)) show(client, thing, answer.saved);
      // Where it is listed it stays until the list is opened again, so that it can be saved once more.
      void client.invalidateQueries({ queryKey: keyOf(api.saved.list), refetchType: 'none' });
    },
    onError(error: Error) {
      toggle.rollBack();
      toast.error(messageOf(error, texts.failed));
    },
  };
  const add = useSend(api.saved.add, { ...handlers, onMutate: () => toggle.change(true) });
  const remove = useSend(api.saved.remove, { ...handlers, onMutate: () => toggle.change(false) });
  return (next) => (next ? add : remove).mutate({ params: thing });
}
