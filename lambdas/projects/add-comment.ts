import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts.ts';
import { readCard } from '../data/members.ts';
import { addComment } from '../data/project-comments.ts';
import { NotFound, Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentComment } from '../views/projects.ts';

export const handler = handle(projects.addComment, async ({ member, params, body, newId, once }) => {
  const author = await readCard(member._id, { consistent: true });
  if (!author) throw new Unauthenticated();
  const comment = await addComment(
    { projectId: params.projectId, commentId: newId(), author, text: body.text, once },
    () => new NotFound(texts.notFound),
  );
  return { message: texts.commented, comment: presentComment(comment) };
});
