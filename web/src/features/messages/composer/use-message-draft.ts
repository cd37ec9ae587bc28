import { useState } from 'react';
import { memberStore } from '../../../api/member-store.ts';
import { useMember } from '../../../api/session.ts';

/** The words of a message that is being written, kept for its conversation until they are sent or the member signs out. */
export function useMessageDraft(conversationId: string): [text: string, write: (text: string) => void] {
  const { _id: memberId } = useMember();
  const [store] = useState(() => memberStore(memberId, `message ${conversationId}`));
  const [text, setText] = useState(() => store.read() ?? '');
  const write = (next: string) => {
    setText(next);
    if (next === '') store.clear();
    else store.write(next);
  };
  return [text, write];
}
