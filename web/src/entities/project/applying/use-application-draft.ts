import { useState } from 'react';
import { memberStore } from '../../../api/member-store.ts';
import { useMember } from '../../../api/session.ts';

function useKeptText(name: string): [text: string, write: (text: string) => void] {
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

/** The words of an application that is being written, kept for its role until they are sent or thrown away. */
export function useApplicationDraft(roleId: string) {
  const [message, setMessage] = useKeptText(`apply ${roleId}`);
  const [answer, setAnswer] = useKeptText(`answer ${roleId}`);
  return {
    message,
    setMessage,
    answer,
    setAnswer,
    clear() {
      setMessage('');
      setAnswer('');
    },
  };
}
