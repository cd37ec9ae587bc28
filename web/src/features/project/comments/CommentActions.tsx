import type { ProjectComment } from '../../../../../shared/model/project.ts';
import { useMember } from '../../../api/session.ts';
import classes from '../../../entities/comment/CommentItem.module.css';
import { DeleteComment } from '../../../entities/comment/DeleteComment.tsx';
import { MoreButton } from '../../../entities/member/hiding/MoreButton.tsx';
import { useDeleteComment } from './use-delete-comment.ts';

interface CommentActionsProps {
  projectId: string;
  comment: ProjectComment;
  isFounder: boolean;
}

/** What the viewer can do with a comment on a project. */
export function CommentActions({ projectId, comment, isFounder }: CommentActionsProps) {
  const { _id, user } = comment;
  const deleteComment = useDeleteComment(projectId, _id);
  const isWriter = user._id === useMember()._id;
  return (
    <div className={classes.actions}>
      {(isWriter || isFounder) && <DeleteComment writer={user.name} onDelete={deleteComment} />}
      {!isWriter && (
        <MoreButton member={user} thing={{ kind: 'projectComment', id: _id, writerId: user._id }} size="sm" />
      )}
    </div>
  );
}
