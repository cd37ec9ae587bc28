import type { FormErrors } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Project } from '../../../../shared/model/project.ts';
import { projectForm } from '../../../../shared/texts/projects/project-form.ts';
import { projects as texts } from '../../../../shared/texts/projects/projects.ts';
import { api } from '../../api/client.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { idempotencyKeys } from '../../api/idempotency-key.ts';
import { read } from '../../api/queries.ts';
import { upload } from '../../api/upload.ts';
import { toast } from '../../components/feedback/toast.ts';
import type { Picture } from '../../components/media/picture.ts';
import { refreshProject } from '../../entities/project/project-cache.ts';
import { useAbortOnUnmount } from '../../lib/use-abort-on-unmount.ts';
import type { ProjectBody } from './project-draft.ts';
import { errorsOfIssues } from './project-rules.ts';

interface Save {
  body: ProjectBody;
  /** Undefined when it is to stay as it is. */
  poster: Picture | undefined;
}

const mutationKey = ['save-project'];

interface SaveProject {
  /** The stored project, when it is being edited. */
  project: Project | undefined;
  onSaved: (projectId: string) => void;
  /** What the server found wrong, by field. */
  onRefused: (errors: FormErrors) => void;
}

/**
 * Uploads the poster that waits, then creates or changes the project, then gives it the poster. Trying again goes on
 * where it broke off: neither is the poster sent twice, nor the project made twice.
 */
export function useSaveProject({ project: edited, onSaved, onRefused }: SaveProject) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  const [arrived] = useState(() => new Map<Blob, string>());
  const [progress, setProgress] = useState<number>();
  const stored = useRef(edited?._id);
  /** Whether only the poster was missing when the last try broke off. */
  const isStored = useRef(false);
  const newSignal = useAbortOnUnmount();

  const pathOf = async (poster: Picture, signal: AbortSignal): Promise<string> => {
    if (typeof poster === 'string') return poster;
    const { file } = poster;
    const path = arrived.get(file) ?? (await upload(file, 'poster', { signal, onProgress: setProgress }));
    arrived.set(file, path);
    setProgress(undefined);
    return path;
  };

  const create = async (body: ProjectBody): Promise<Project> => {
    try {
      const { data } = await api.projects.create.answer({ body }, { idempotencyKey: keys.keyFor(body) });
      keys.ended();
      return data.project;
    } catch (error) {
      keys.ended(error);
      throw error;
    }
  };

  const store = async (body: ProjectBody): Promise<Project> => {
    const projectId = stored.current;
    const project =
      projectId === undefined
        ? await create(body)
        : (await api.projects.update({ params: { projectId }, body })).project;
    stored.current = project._id;
    return project;
  };

  const { mutate, isPending } = useMutation<Project, Error, Save & { signal: AbortSignal }>({
    mutationKey,
    mutationFn: async ({ body, poster, signal }) => {
      isStored.current = false;
      const path = poster === undefined ? undefined : await pathOf(poster, signal);
      signal.throwIfAborted();
      const project = await store(body);
      isStored.current = true;
      if (path === undefined) return project;
      const params = { projectId: project._id };
      const answer = await api.projects.setPoster({ params, body: { poster: path } });
      return { ...project, poster: answer.poster };
    },
    onSuccess(project) {
      const projectId = project._id;
      client.setQueryData(read(api.projects.get, { params: { projectId } }).queryKey, { project });
      refreshProject(client, projectId);
      toast.success(edited ? texts.updated : texts.created);
      onSaved(projectId);
    },
    onError(error, { signal }) {
      if (signal.aborted) return;
      const isRefused = error instanceof ApiError && error.status === 400;
      // A poster may be what was refused, and it may be gone by the next try.
      if (isRefused) arrived.clear();
      onRefused(isRefused ? errorsOfIssues(error.issues) : {});
      if (stored.current !== undefined) refreshProject(client, stored.current);
      const failed = edited ? texts.updateFailed : texts.createFailed;
      toast.error(isStored.current ? projectForm.posterMissing : messageOf(error, failed));
    },
    onSettled: () => setProgress(undefined),
  });
  const save = (what: Save) => {
    // The second press of a double click comes before the button is disabled.
    if (client.isMutating({ mutationKey }) === 0) mutate({ ...what, signal: newSignal() });
  };
  return { save, isSaving: isPending, progress };
}
