import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ConfirmWindowProps } from './ConfirmWindow.tsx';

interface ConfirmButtonProps extends Pick<ConfirmWindowProps, 'title' | 'text' | 'action' | 'onConfirm'> {
  /** Draws the button, which takes these. */
  children: (button: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-haspopup': 'dialog';
    onClick: () => void;
  }) => ReactNode;
}

/** Asks before a button does what cannot be undone. The focus goes back to the button. */
export function ConfirmButton({ children, ...dialog }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsking(false);
    button.current?.focus();
  };
  return (
    <>
      {children({ ref: button, 'aria-haspopup': 'dialog', onClick: () => setAsking(true) })}
      {isAsking && <ConfirmDialog {...dialog} onClose={close} />}
    </>
  );
}
