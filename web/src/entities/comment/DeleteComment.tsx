import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon } from '@mantine/core';
import { commentScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { ConfirmButton } from '../../components/feedback/ConfirmButton.tsx';
import { IconDelete } from '../../theme/icons.ts';

interface DeleteCommentProps {
  /** The name of who has written it. */
  writer: string;
  onDelete: () => void;
}

/** Deletes a comment after asking. */
export function DeleteComment({ writer, onDelete }: DeleteCommentProps) {
  return (
    <ConfirmButton
      title={texts.deleteTitle}
      text={texts.deleteLoss(writer)}
      action={texts.delete}
      onConfirm={onDelete}
    >
      {(button) => (
        <ActionIcon {...button} variant="danger" size="sm" aria-label={texts.delete}>
          <IconDelete size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
    </ConfirmButton>
  );
}
