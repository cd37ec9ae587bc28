import { projects } from '../../shared/api/projects.ts';
import { comments as texts } from '../../shared/texts/posts/comments.ts';
import { handle } from '../http/handle.ts';
import { commentAuthorWrites } from '../members/jobs/notify-comment-author.ts';
import { isHidden, unrestricted } from '../visibility/viewer.ts';
import { deleteComment } from './store/comments/comments.ts';
import { findComment } from './store/comments/pages.ts';
import { summarizeComments } from './store/comments/summary.ts';
import { CommentNotFoundError, ProjectNotFoundError, WriterOrFounderOnlyError } from './store/errors.ts';
import { findProject } from './store/projects.ts';

const answer = { message: texts.deleted };

/** Writer and founder may delete a comment whichever of them has blocked the other. */
export const handler = handle(
  projects.deleteComment,
  async ({ member, params: { projectId, commentId }, effect }) => {
    const [comment, project] = await Promise.all([
      findComment(projectId, commentId),
      findProject(unrestricted, projectId),
    ]);
    if (!project) throw new ProjectNotFoundError();
    if (!comment || ![comment.user._id, project.founder._id].includes(member._id)) {
      if (await isHidden(member, project.founder._id)) throw new ProjectNotFoundError();
      if (!comment || (await isHidden(member, comment.user._id))) throw new CommentNotFoundError();
      throw new WriterOrFounderOnlyError();
    }
    await deleteComment(
      effect,
      comment,
      commentAuthorWrites({ authorId: comment.user._id, ownerId: member._id, projectId }),
    );
    // The caller sees the new total at once; for all others it follows from the change in any case.
    await summarizeComments(projectId, [comment.number]);
    return answer;
  },
  () => answer,
);
