import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { Button } from './Button.tsx';
import classes from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  title: string;
  /** Names what is lost. */
  text: string;
  /** What the dangerous button does. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is lost. The safe button comes first and has the focus. */
export default function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) {
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Modal.Root opened onClose={onClose} padding="xl" classNames={{ content: classes.surface }}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body}>
          {/* Not the library's header, which would be a second banner of the page. */}
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <p className={classes.text}>{text}</p>
          <div className={classes.actions}>
            <Button variant="plain" data-autofocus onClick={onClose}>
              Cancel
            </Button>
            <Button variant="danger" onClick={confirm}>
              {action}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
