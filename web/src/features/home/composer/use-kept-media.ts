import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keptFiles } from '../../../api/kept-files.ts';
import { type Media, noteMedia, readMedia } from './kept-media.ts';

type Kept = NonNullable<Awaited<ReturnType<typeof readMedia>>>;

/**
 * Keeps what a draft has beside its words over a reload, until the member signs out.
 *
 * @param isPublishing whether a post is on its way, which may be the one that was kept
 * @param restore takes what was kept, unless something was chosen meanwhile
 * @returns whether all of it is kept; storage may be forbidden or full
 */
export function useKeptMedia(
  memberId: string,
  { kind, files, poll }: Media,
  isPublishing: boolean,
  restore: (kept: Kept) => void,
): boolean {
  const [isRead, setRead] = useState(false);
  const [keptIds, setKeptIds] = useState<ReadonlySet<string>>(new Set());
  const known = useRef(new Set<string>());
  const take = useEffectEvent((kept: Kept | undefined) => {
    if (kept && kind === undefined) restore(kept);
    setRead(true);
  });

  useEffect(() => {
    if (isRead || isPublishing) return;
    let isCurrent = true;
    void readMedia(memberId).then((kept) => {
      if (isCurrent) take(kept);
    });
    return () => {
      isCurrent = false;
    };
  }, [isRead, isPublishing, memberId]);

  useEffect(() => {
    if (isRead) noteMedia(memberId, { kind, files, poll });
  }, [isRead, memberId, kind, files, poll]);

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
