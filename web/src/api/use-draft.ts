import { useRef, useState } from 'react';
import { memberStore } from './member-store.ts';
import { useMember } from './session.ts';

type Write = (next: string | ((now: string) => string)) => void;

/**
 * The words of something that is being written, kept in this browser until they are sent or the member signs out.
 *
 * @param name what is being written, unique in Hearth
 * @param initial what it begins with, which is not kept
 * @returns the words, what changes them, and what keeps them no longer
 */
export function useDraft(name: string, initial = ''): [text: string, write: Write, forget: () => void] {
  const { _id: memberId } = useMember();
  const [store] = useState(() => memberStore(memberId, name));
  const [text, setText] = useState(() => store.read() ?? initial);
  const now = useRef(text);
  const write: Write = (next) => {
    now.current = typeof next === 'string' ? next : next(now.current);
    setText(now.current);
    if (now.current === initial) store.clear();
    else store.write(now.current);
  };
  return [text, write, store.clear];
}
