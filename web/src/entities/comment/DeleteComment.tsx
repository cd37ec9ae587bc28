import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon } from '@mantine/core';
import type { Post, PostComment } from '../../../../shared/model/post.ts';
import { ConfirmButton } from '../../components/feedback/ConfirmButton.tsx';
import { IconDelete } from '../../theme/icons.ts';
import { useDeleteComment } from './use-comment-actions.ts';

/** Deletes a comment after asking. */
export function DeleteComment({ post, comment }: { post: Post; comment: PostComment }) {
  const deleteComment = useDeleteComment(post, comment);
  return (
    <ConfirmButton
      title="Delete this comment?"
      text={`The words of ${comment.user.name} will be gone for good.`}
      action="Delete comment"
      onConfirm={deleteComment}
    >
      {(button) => (
        <ActionIcon {...button} variant="danger" size="sm" aria-label="Delete comment">
          <IconDelete size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
    </ConfirmButton>
  );
}
