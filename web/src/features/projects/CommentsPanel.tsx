import { PROJECT_COMMENTS_PREVIEW } from '../../../../shared/limits.ts';
import type { Project } from '../../../../shared/model/project.ts';
import { commentScreens } from '../../../../shared/texts/post-screens.ts';
import { MemberName } from '../../parts/member/MemberName.tsx';
import { paths } from '../../routing/paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatted } from '../../ui/count.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import classes from './CommentsPanel.module.css';
import panel from './Panel.module.css';

/** The newest comments on a project, shortened, and the way to all of them (SPEC section 9: 3 on the card). */
export function CommentsPanel({ project }: { project: Project }) {
  const newest = project.comments.slice(0, PROJECT_COMMENTS_PREVIEW);
  if (newest.length === 0)
    return (
      <div className={panel.panel}>
        <p className={panel.nothing}>{commentScreens.none}</p>
      </div>
    );
  return (
    <div className={panel.panel}>
      <ul className={panel.rows}>
        {newest.map(({ _id, user, text, createdAt }) => (
          <li key={_id} className={classes.comment}>
            <Avatar id={user._id} name={user.name} picture={user.profilePicture} size="sm" />
            <div className={panel.words}>
              <p className={classes.who}>
                <MemberName name={user.name} username={user.username} />
                <RelativeTime instant={createdAt} />
              </p>
              <p className={classes.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {project.commentCount > newest.length && (
        <TextLink to={paths.project(project._id)}>
          {commentScreens.viewAll(formatted(project.commentCount))}
        </TextLink>
      )}
    </div>
  );
}
