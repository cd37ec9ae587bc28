import { useEffect, useState } from 'react';
import { draftStore } from '../../../entities/post/tools/draft-store.ts';

/**
 * The words of a post that is being written, kept over a reload until the member signs out.
 *
 * @param isPublishing whether a post is on its way; when it has arrived, it may have been this one
 */
export function useDraft(
  memberId: string,
  isPublishing: boolean,
): [text: string, write: (text: string) => void] {
  const store = draftStore(memberId);
  const [text, setText] = useState(() => store.read() ?? '');
  useEffect(() => {
    const { read } = draftStore(memberId);
    if (!isPublishing || read() === null) return;
    return () => {
      if (read() === null) setText('');
    };
  }, [isPublishing, memberId]);
  const write = (next: string) => {
    setText(next);
    if (next === '') store.clear();
    else store.write(next);
  };
  return [text, write];
}
