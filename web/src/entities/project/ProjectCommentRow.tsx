import type { ProjectComment } from '../../../../shared/model/project.ts';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import { CommentRow, CommentWords } from '../comment/CommentRow.tsx';

/** A comment on a project; `isShort` where it is one of a few of many. */
export function ProjectCommentRow({ comment, isShort }: { comment: ProjectComment; isShort?: boolean }) {
  const { user, text, createdAt } = comment;
  return (
    <CommentRow writer={user} facts={<RelativeTime instant={createdAt} />}>
      <CommentWords text={text} isShort={isShort} />
    </CommentRow>
  );
}
