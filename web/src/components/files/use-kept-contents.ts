import { useEffect, useRef, useState } from 'react';
import { keptFiles } from '../../api/kept-files.ts';
import type { ChosenFile } from './use-files.ts';

/**
 * Keeps the content of chosen files in this browser, and drops that of those that are chosen no longer.
 *
 * @returns whether all of them are kept; storage may be forbidden or full
 */
export function useKeptContents(files: readonly ChosenFile[]): boolean {
  const [keptIds, setKeptIds] = useState<ReadonlySet<string>>(new Set());
  const known = useRef(new Set<string>());
  useEffect(() => {
    const chosen = new Set(files.map(({ id }) => id));
    for (const id of known.current) if (!chosen.has(id)) void keptFiles.drop(id);
    for (const { id, file } of files)
      if (!known.current.has(id))
        void keptFiles.keep(id, file).then((isKept) => {
          if (isKept) setKeptIds((before) => new Set(before).add(id));
        });
    known.current = chosen;
  }, [files]);
  return files.every(({ id }) => keptIds.has(id));
}
