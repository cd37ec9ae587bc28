import { useState } from 'react';
import { browserStore } from '../../../ui/browser-store.ts';

/** The words of a post that is being written, kept over a reload. */
export function useDraft(memberId: string): [text: string, write: (text: string) => void] {
  const store = browserStore(`hearth.draft.${memberId}`);
  const [text, setText] = useState(() => store.read() ?? '');
  const write = (next: string) => {
    setText(next);
    if (next === '') store.clear();
    else store.write(next);
  };
  return [text, write];
}
