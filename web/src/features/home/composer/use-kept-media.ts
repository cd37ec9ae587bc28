import { useEffect, useEffectEvent, useState } from 'react';
import { useKeptContents } from '../../../components/files/use-kept-contents.ts';
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

  return useKeptContents(files);
}
