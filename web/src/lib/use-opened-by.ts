import { useRef, useState } from 'react';

/** Whether something is open that an element opens, to which the focus goes back when it closes. */
export function useOpenedBy<Opener extends HTMLElement = HTMLButtonElement>() {
  const opener = useRef<Opener>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    opener,
    isOpen,
    open: () => setOpen(true),
    close() {
      setOpen(false);
      opener.current?.focus();
    },
  };
}
