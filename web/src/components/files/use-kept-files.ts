import { useEffect, useEffectEvent, useState } from 'react';
import { keptFiles } from '../../api/kept-files.ts';
import { memberStore } from '../../api/member-store.ts';
import { useMember } from '../../api/session.ts';
import { kindOf } from './file-kinds.ts';
import type { ChosenFile, Files } from './use-files.ts';
import { useKeptContents } from './use-kept-contents.ts';

/** What is written down of a file; its content is kept elsewhere. */
type Note = Pick<ChosenFile, 'id' | 'alt'> & { name: string };

function notesIn(text: string | null): Note[] {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

/** The files that are written down, as far as the browser still has them. */
async function readFiles(notes: Note[]) {
  const files = await Promise.all(
    notes.map(async ({ id, name, alt }) => {
      const file = await keptFiles.read(id, name);
      return file ? [{ id, alt, file }] : [];
    }),
  );
  return files.flat();
}

/**
 * Keeps the files of what is being written over a reload, until it is sent or the member signs out.
 *
 * @param name of what is being written, on this device
 * @returns whether all of them are kept; storage may be forbidden or full
 */
export function useKeptFiles(name: string, { files, restore }: Files): boolean {
  const { _id: memberId } = useMember();
  const [store] = useState(() => memberStore(memberId, name));
  const [isRead, setRead] = useState(false);
  const take = useEffectEvent((kept: Awaited<ReturnType<typeof readFiles>>) => {
    if (files.length === 0) for (const one of kept) restore([one], kindOf(one.file));
    setRead(true);
  });

  useEffect(() => {
    let isCurrent = true;
    void readFiles(notesIn(store.read())).then((kept) => {
      if (isCurrent) take(kept);
    });
    return () => {
      isCurrent = false;
    };
  }, [store]);

  useEffect(() => {
    if (!isRead) return;
    const notes = files.map(({ id, alt, file: { name } }): Note => ({ id, alt, name }));
    if (notes.length === 0) store.clear();
    else store.write(JSON.stringify(notes));
  }, [isRead, store, files]);

  return useKeptContents(files);
}
