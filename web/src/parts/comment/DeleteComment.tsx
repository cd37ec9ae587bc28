import { useRef, useState } from 'react';
import type { Post, PostComment } from '../../../../shared/model/post.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { IconDelete } from '../../ui/icons.ts';
import classes from './CommentItem.module.css';
import { useDeleteComment } from './use-comment-actions.ts';

/** Deletes a comment after asking. */
export function DeleteComment({ post, comment }: { post: Post; comment: PostComment }) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const deleteComment = useDeleteComment(post, comment);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.action}
        aria-label="Delete comment"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <IconDelete size={18} stroke={1.75} aria-hidden="true" />
      </button>
      {asking && (
        <ConfirmDialog
          title="Delete this comment?"
          text={`The words of ${comment.user.name} will be gone for good.`}
          action="Delete comment"
          onConfirm={deleteComment}
          onClose={() => {
            setAsking(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
