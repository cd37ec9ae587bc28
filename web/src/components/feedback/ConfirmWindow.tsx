import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import * as words from '../../../../shared/texts/common/words.ts';
import classes from './Dialog.module.css';
import { Dialog, DialogActions } from './Dialog.tsx';

export interface ConfirmWindowProps {
  title: string;
  /** Names what is lost. */
  text: string;
  /** What the dangerous button does. */
  action: string;
  onConfirm: () => void;
  /** Runs whatever the answer was. */
  onClose: () => void;
  /** Runs when the answer was no. */
  onCancel?: () => void;
}

/** The window of `ConfirmDialog`. The safe button comes first and has the focus. */
export default function ConfirmWindow({
  title,
  text,
  action,
  onConfirm,
  onClose,
  onCancel,
}: ConfirmWindowProps) {
  const confirm = ({ detail }: MouseEvent) => {
    // The second half of a double click was meant for what opened this window.
    if (detail > 1) return;
    onClose();
    onConfirm();
  };
  const cancel = () => {
    onClose();
    onCancel?.();
  };
  return (
    <Dialog title={title} onClose={cancel}>
      <p className={classes.text}>{text}</p>
      <DialogActions>
        <Button variant="default" data-autofocus onClick={cancel}>
          {words.cancel}
        </Button>
        <Button color="red" onClick={confirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
