import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface Question {
  question: string;
  /** Names what is lost. */
  loss: string;
  /** What the dangerous button does. */
  action: string;
  onConfirm: () => void;
}

interface AskedProps extends Question {
  /** Draws the button, which takes these. */
  children: (button: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-haspopup': 'dialog';
    onClick: () => void;
  }) => ReactNode;
}

/** Asks before a button does what cannot be undone. The focus goes back to the button. */
export function Asked({ question, loss, action, onConfirm, children }: AskedProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {children({ ref: button, 'aria-haspopup': 'dialog', onClick: () => setAsking(true) })}
      {isAsking && (
        <ConfirmDialog
          title={question}
          text={loss}
          action={action}
          onConfirm={onConfirm}
          onClose={() => {
            setAsking(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
