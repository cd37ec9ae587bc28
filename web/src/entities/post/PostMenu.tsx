import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon } from '@mantine/core';
import type { Post } from '../../../../shared/model/post.ts';
import * as nouns from '../../../../shared/texts/common/nouns.ts';
import { postScreens as texts } from '../../../../shared/texts/posts/post-screens.ts';
import { ConfirmButton } from '../../components/feedback/ConfirmButton.tsx';
import { count } from '../../components/text/count.ts';
import { IconDelete } from '../../theme/icons.ts';
import { useDeletePost } from './use-delete-post.ts';

/** Names what goes with a post. */
function lossOf({ likeCount, commentCount }: Post): string {
  const others = [
    likeCount > 0 && count(likeCount, nouns.like),
    commentCount > 0 && count(commentCount, nouns.comment),
  ].filter((other) => other !== false);
  return texts.deleteLoss(others);
}

/** Deletes a post after asking. */
export function DeletePost({ post, onDeleted }: { post: Post; onDeleted?: () => void }) {
  const { isDeleting, deletePost } = useDeletePost(post._id, onDeleted);
  return (
    <ConfirmButton
      title={texts.deleteQuestion}
      text={lossOf(post)}
      action={texts.delete}
      onConfirm={deletePost}
    >
      {(button) => (
        <ActionIcon {...button} variant="danger" aria-label={texts.delete} disabled={isDeleting}>
          <IconDelete size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
    </ConfirmButton>
  );
}
