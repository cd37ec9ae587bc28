import type { ReactNode } from 'react';
import type { ProjectComment } from '../../../../shared/model/project.ts';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import { CommentRow, CommentWords } from '../comment/CommentRow.tsx';

interface ProjectCommentRowProps {
  comment: ProjectComment;
  /** Where it is one of a few of many. */
  isShort?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A comment on a project. */
export function ProjectCommentRow({ comment, isShort, children }: ProjectCommentRowProps) {
  const { user, text, createdAt } = comment;
  return (
    <CommentRow writer={user} facts={<RelativeTime instant={createdAt} />}>
      <CommentWords text={text} isShort={isShort} />
      {children}
    </CommentRow>
  );
}
