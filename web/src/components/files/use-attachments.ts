import { type ClipboardEvent, useState } from 'react';
import type { NewAttachment } from '../../../../shared/model/attachment.ts';
import { postScreens } from '../../../../shared/texts/posts/post-screens.ts';
import { useUnsavedWork } from '../../router/unsaved-work.ts';
import { FILE_UPLOADS, kindOf, pastedFiles } from './file-kinds.ts';
import { type ChosenFile, useFiles } from './use-files.ts';
import { useKeptFiles } from './use-kept-files.ts';

/** What the browser's dialog offers: all that can be attached. */
export const ACCEPTED = Object.values(FILE_UPLOADS)
  .map(({ accept }) => accept)
  .join();

/** What is sent for chosen files, once they have arrived. Rejects when one of them has not. */
const attachmentsOf = (files: readonly ChosenFile[]): Promise<NewAttachment[]> =>
  Promise.all(
    files.map(async ({ kind, file, alt, arrival }): Promise<NewAttachment> => {
      const url = await arrival;
      if (kind === 'photo') return { kind: 'image', url, alt: alt.trim() };
      return kind === 'video' ? { kind, url } : { kind, url, name: file.name };
    }),
  );

interface AttachmentLimit {
  max: number;
  /** What is said when there are more. */
  tooMany: string;
}

/**
 * The files of any kind that go with a message or an update. They are kept over a reload.
 *
 * @param name of what is being written, on this device
 */
export function useAttachments(name: string, { max, tooMany }: AttachmentLimit) {
  const [problem, setProblem] = useState<string>();
  const [isWaiting, setWaiting] = useState(false);
  const files = useFiles(() => setProblem(undefined));
  const chosen = files.files;
  const isKept = useKeptFiles(name, files);
  // Leaving would end the uploads that are waited for.
  useUnsavedWork(chosen.length > 0 && (isWaiting || !isKept));

  const add = (more: File[]) => {
    if (isWaiting) return;
    const room = max - chosen.length;
    for (const file of more.slice(0, room)) files.add([file], kindOf(file));
    setProblem(more.length > room ? tooMany : undefined);
  };

  return {
    files,
    /** What keeps them from being sent, or was wrong with the last ones that were chosen. */
    problem,
    setProblem,
    /** Whether they are about to be sent, and are still on their way. */
    isWaiting,
    add,
    /** Takes files that are pasted instead of words. */
    paste(event: ClipboardEvent) {
      const pasted = pastedFiles(event.clipboardData);
      if (pasted.length === 0) return;
      event.preventDefault();
      add(pasted);
    },
    /** Waits until all have arrived; undefined when one has not, which says so itself. */
    async arrived(): Promise<NewAttachment[] | undefined> {
      const hasFailed = chosen.some((file) => file.problem);
      setProblem(hasFailed ? postScreens.uploadsFailed : undefined);
      if (hasFailed) return undefined;
      setWaiting(chosen.length > 0);
      try {
        return await attachmentsOf(chosen);
      } catch {
        return undefined;
      } finally {
        setWaiting(false);
      }
    },
  };
}
