import type { ProjectComment } from '../../../../shared/model/project.ts';
import { LinkedText } from '../../components/text/LinkedText.tsx';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import { MemberAvatar } from '../member/MemberAvatar.tsx';
import { MemberName } from '../member/MemberName.tsx';
import classes from './ProjectCommentRow.module.css';

interface ProjectCommentRowProps {
  comment: ProjectComment;
  /** Two lines of it are enough. */
  isShort?: boolean;
}

/** A comment on a project: who, when, and their words. */
export function ProjectCommentRow({ comment, isShort = false }: ProjectCommentRowProps) {
  const { user, text, createdAt } = comment;
  return (
    <li className={classes.comment}>
      <MemberAvatar member={user} size="sm" />
      <div className={classes.words}>
        <p className={classes.who}>
          <MemberName name={user.name} username={user.username} />
          <RelativeTime instant={createdAt} />
        </p>
        <p className={classes.text} data-short={isShort}>
          <LinkedText>{text}</LinkedText>
        </p>
      </div>
    </li>
  );
}
