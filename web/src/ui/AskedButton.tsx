import { useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface AskedButtonProps {
  /** What the button does. */
  label: string;
  /** The same in the dialog, where it may need more words. */
  action?: string;
  /** Whom or what it is about, for those who hear the button. */
  about: string;
  isBusy: boolean;
  question: string;
  /** Names what is lost. */
  loss: string;
  onConfirm: () => void;
}

/** A button that asks before something is lost. */
export function AskedButton({
  label,
  action = label,
  about,
  isBusy,
  question,
  loss,
  onConfirm,
}: AskedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="plain"
        loading={isBusy}
        aria-label={`${label}: ${about}`}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
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
