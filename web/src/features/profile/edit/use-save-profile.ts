import type { FormErrors } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { api } from '../../../api/client.ts';
import { ApiError, messageOf } from '../../../api/error.ts';
import { upload } from '../../../api/upload.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { useShowChanged } from '../../../entities/member/use-show-changed.ts';
import { useAbortOnUnmount } from '../../../lib/use-abort-on-unmount.ts';
import { type Changes, type PathOf, withPaths } from './changes.ts';
import { errorsOfIssues } from './profile-rules.ts';

interface Save {
  changes: Changes;
  /** "" when nothing needs it, or none was typed. */
  currentPassword: string;
  signal: AbortSignal;
}

/** What is wrong, by field: the password where the server asks for it. */
function errorsOf(error: Error): FormErrors {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'PASSWORD_NEEDED') return { currentPassword: error.message };
  return error.status === 400 ? errorsOfIssues(error.issues) : {};
}

interface SaveProfile {
  onSaved: () => void;
  /** What the server found wrong, by field. */
  onRefused: (errors: FormErrors) => void;
}

/**
 * Uploads the pictures that wait, then saves what has changed. Pictures that have arrived are not sent again when the
 * rest has to be tried again.
 */
export function useSaveProfile({ onSaved, onRefused }: SaveProfile) {
  const [arrived] = useState(() => new Map<Blob, string>());
  const [progress, setProgress] = useState<number>();
  const showChanged = useShowChanged();
  const newSignal = useAbortOnUnmount();

  const uploading = (signal: AbortSignal): PathOf => {
    const fractions = new Map<Blob, number>();
    const report = (file: Blob, fraction: number) => {
      fractions.set(file, fraction);
      setProgress([...fractions.values()].reduce((sum, one) => sum + one, 0) / fractions.size);
    };
    return async (picture, kind) => {
      if (typeof picture === 'string') return picture;
      const { file } = picture;
      const known = arrived.get(file);
      if (known !== undefined) return known;
      report(file, 0);
      const path = await upload(file, kind, {
        signal,
        onProgress: (fraction) => report(file, fraction),
      });
      arrived.set(file, path);
      return path;
    };
  };

  const { mutate, isPending } = useMutation<CurrentUser, Error, Save>({
    mutationFn: async ({ changes, currentPassword, signal }) => {
      const body = await withPaths(changes, uploading(signal));
      signal.throwIfAborted();
      return api.users.updateProfile({ body: { ...body, ...(currentPassword && { currentPassword }) } });
    },
    onSuccess(member) {
      toast.success(texts.saved);
      showChanged(member);
      onSaved();
    },
    onError(error, { signal }) {
      if (signal.aborted) return;
      const isRefused = error instanceof ApiError && error.status === 400;
      // A picture may be what was refused, and it may be gone by the next try.
      if (isRefused) arrived.clear();
      onRefused(errorsOf(error));
      toast.error(messageOf(error, texts.saveFailed));
    },
    onSettled: () => setProgress(undefined),
  });
  const save = (changes: Changes, currentPassword: string) =>
    mutate({ changes, currentPassword, signal: newSignal() });
  return { save, isSaving: isPending, progress };
}
