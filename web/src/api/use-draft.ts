import { useState } from 'react';
import { memberStore } from './member-store.ts';
import { useMember } from './session.ts';

/**
 * The words of something that is being written, kept in this browser until they are sent or the member signs out.
 *
 * @param name what is being written, unique in Hearth
 */
export function useDraft(name: string): [text: string, write: (text: string) => void] {
  const { _id: memberId } = useMember();
  const [store] = useState(() => memberStore(memberId, name));
  const [text, setText] = useState(() => store.read() ?? '');
  const write = (next: string) => {
    setText(next);
    if (next === '') store.clear();
    else store.write(next);
  };
  return [text, write];
}
