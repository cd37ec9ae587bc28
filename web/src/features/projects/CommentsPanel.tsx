import { PROJECT_COMMENTS_PREVIEW } from '../../../../shared/limits.ts';
import type { Project } from '../../../../shared/model/project.ts';
import { commentScreens } from '../../../../shared/texts/posts/post-screens.ts';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { formatted } from '../../components/text/count.ts';
import { ProjectCommentRow } from '../../entities/project/ProjectCommentRow.tsx';
import { paths } from '../../router/paths.ts';
import panel from './Panel.module.css';

/** The three newest comments on a project, shortened, and the way to all of them. */
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
        {newest.map((comment) => (
          <ProjectCommentRow key={comment._id} comment={comment} isShort />
        ))}
      </ul>
      {project.commentCount > newest.length && (
        <TextLink to={paths.projectComments(project._id)}>
          {commentScreens.viewAll(formatted(project.commentCount))}
        </TextLink>
      )}
    </div>
  );
}
