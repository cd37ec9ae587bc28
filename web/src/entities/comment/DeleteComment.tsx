import type { Post, PostComment } from '../../../../shared/model/post.ts';
import { ConfirmButton } from '../../components/feedback/ConfirmButton.tsx';
import { IconDelete } from '../../theme/icons.ts';
import classes from './CommentItem.module.css';
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
        <button {...button} type="button" className={classes.action} aria-label="Delete comment">
          <IconDelete size={18} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    </ConfirmButton>
  );
}
