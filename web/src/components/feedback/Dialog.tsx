import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import classes from './Dialog.module.css';
import { DialogCovered } from './dialog-covered.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Work is under way: a slip beside the dialog does not end it. */
  isBusy?: boolean;
}

/** A window above the screen. Escape and a press beside it close it; the focus stays inside. */
export function Dialog({ title, onClose, children, isBusy = false }: DialogProps) {
  const isCovered = useContext(DialogCovered);
  const canSlip = !isBusy && !isCovered;
  return (
    <Modal.Root
      opened
      onClose={onClose}
      padding="xl"
      closeOnClickOutside={false}
      closeOnEscape={canSlip}
      classNames={{ content: classes.surface }}
    >
      {/* The second half of a double click was meant for what opened the dialog. */}
      <Modal.Overlay onClick={({ detail }) => canSlip && detail < 2 && onClose()} />
      <Modal.Content>
        <Modal.Body className={classes.body}>
          {/* Not the library's header, which would be a second banner of the page. */}
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** The buttons at the foot of a dialog: the safe one first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
