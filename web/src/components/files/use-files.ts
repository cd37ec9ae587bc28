import { useEffect, useState } from 'react';
import { media as texts } from '../../../../shared/texts/media/media.ts';
import { messageOf } from '../../api/error.ts';
import { newIdempotencyKey } from '../../api/idempotency-key.ts';
import type { FileKind } from './file-kinds.ts';

/** A file that was chosen to go with what is being written. */
export interface ChosenFile {
  id: string;
  kind: FileKind;
  file: File;
  /** Address under which this browser shows it. */
  preview: string;
  /** What people hear who cannot see a photo. */
  alt: string;
  /** The share that has been sent, from 0 to 1. */
  progress: number;
  /** Why it has not arrived. */
  problem?: string;
  /** Resolves with its path when it has arrived, rejects when it could not be sent. */
  arrival: Promise<string>;
  /** Ends the upload, and lets go of the preview. */
  cancel: () => void;
}

/**
 * The files that go with what is being written. Each is sent as soon as it is chosen, and given up with the screen.
 *
 * @param onFixed runs when one is removed or tried again
 */
export function useFiles(onFixed: () => void) {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const change = (id: string, changes: Partial<ChosenFile>) =>
    setFiles((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  const [cancels] = useState(() => new Set<() => void>());
  useEffect(
    () => () => {
      for (const cancel of cancels) cancel();
    },
    [cancels],
  );

  const begin = (
    file: File,
    kind: FileKind,
    { id = newIdempotencyKey(), alt = '' }: { id?: string; alt?: string },
  ): ChosenFile => {
    const preview = URL.createObjectURL(file);
    const ending = new AbortController();
    const onProgress = (progress: number) => change(id, { progress });
    const arrival = import('./send-file.ts').then(({ sendFile }) =>
      sendFile(file, kind, { signal: ending.signal, onProgress }),
    );
    arrival.catch((error: unknown) => {
      if (!ending.signal.aborted) change(id, { problem: messageOf(error, texts.uploadFailed) });
    });
    const cancel = () => {
      cancels.delete(cancel);
      ending.abort();
      URL.revokeObjectURL(preview);
    };
    cancels.add(cancel);
    return { id, kind, file, preview, alt, progress: 0, arrival, cancel };
  };

  const addAll = (chosen: (Pick<ChosenFile, 'file'> & { id?: string; alt?: string })[], kind: FileKind) => {
    const begun = chosen.map((one) => begin(one.file, kind, one));
    setFiles((before) => [...before, ...begun]);
  };

  return {
    files,
    add: (chosen: File[], kind: FileKind) =>
      addAll(
        chosen.map((file) => ({ file })),
        kind,
      ),
    /** Sends files that were chosen before. */
    restore: addAll,
    remove(file: ChosenFile) {
      file.cancel();
      setFiles((before) => before.filter(({ id }) => id !== file.id));
      onFixed();
    },
    clear() {
      for (const { cancel } of files) cancel();
      setFiles([]);
    },
    describe: (file: ChosenFile, alt: string) => change(file.id, { alt }),
    /** Sends a file again. */
    retry(old: ChosenFile) {
      old.cancel();
      const anew = begin(old.file, old.kind, old);
      setFiles((before) => before.map((one) => (one.id === old.id ? anew : one)));
      onFixed();
    },
  };
}
export type Files = ReturnType<typeof useFiles>;
