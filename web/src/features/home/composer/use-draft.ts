import { useEffect, useState } from 'react';
import { browserStore } from '../../../lib/browser-store.ts';

const keyOf = (memberId: string): string => `hearth.draft.${memberId}`;

/**
 * The words of a post that is being written, kept over a reload.
 *
 * @param isPublishing whether a post is on its way; when it has arrived, it may have been this one
 */
export function useDraft(
  memberId: string,
  isPublishing: boolean,
): [text: string, write: (text: string) => void] {
  const store = browserStore(keyOf(memberId));
  const [text, setText] = useState(() => store.read() ?? '');
  useEffect(() => {
    const { read } = browserStore(keyOf(memberId));
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
