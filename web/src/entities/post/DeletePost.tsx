import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon } from '@mantine/core';
import type { Post } from '../../../../shared/model/post.ts';
import { ConfirmButton } from '../../components/feedback/ConfirmButton.tsx';
import { count } from '../../components/text/count.ts';
import { IconDelete } from '../../theme/icons.ts';
import { useDeletePost } from './use-delete-post.ts';

/** Names what goes with a post. */
function lossOf({ likeCount, commentCount }: Post): string {
  const others = [
    likeCount > 0 && count(likeCount, 'like'),
    commentCount > 0 && count(commentCount, 'comment'),
  ].filter((other) => other !== false);
  return `${['Your post', ...others].join(others.length > 1 ? ', ' : ' and ')} will be gone for good.`;
}

/** Deletes a post after asking. */
export function DeletePost({ post, onDeleted }: { post: Post; onDeleted?: () => void }) {
  const { isDeleting, deletePost } = useDeletePost(post._id, onDeleted);
  return (
    <ConfirmButton title="Delete this post?" text={lossOf(post)} action="Delete post" onConfirm={deletePost}>
      {(button) => (
        <ActionIcon {...button} variant="danger" aria-label="Delete post" disabled={isDeleting}>
          <IconDelete size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
    </ConfirmButton>
  );
}
