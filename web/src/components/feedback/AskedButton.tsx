import { Button } from '@mantine/core';
import { Asked, type Question } from './Asked.tsx';

interface AskedButtonProps extends Omit<Question, 'action'> {
  /** What the button does. */
  label: string;
  /** The same in the dialog, where it may need more words. */
  action?: string;
  /** Whom or what it is about, for those who hear the button. */
  about: string;
  isBusy: boolean;
  disabled?: boolean;
}

/** A button that asks before something is lost. */
export function AskedButton({
  label,
  action = label,
  about,
  isBusy,
  disabled,
  ...question
}: AskedButtonProps) {
  return (
    <Asked {...question} action={action}>
      {(button) => (
        <Button
          {...button}
          size="sm"
          variant="default"
          disabled={disabled}
          loading={isBusy}
          aria-busy={isBusy}
          aria-label={`${label}: ${about}`}
        >
          {label}
        </Button>
      )}
    </Asked>
  );
}
