import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { readCard } from '../users/store/members.ts';
import { addComment, readOwnComment } from './store/comments/comments.ts';
import type { ProjectComment } from './store/items.ts';
import { presentComment } from './views/projects.ts';

const answer = (comment: ProjectComment) => ({
  message: texts.commented,
  comment: presentComment(comment),
});

export const handler = handle(
  projects.addComment,
  async ({ member, params, body, newId, keep }) => {
    const author = await readCard(member._id, { consistent: true });
    if (!author) throw new Unauthenticated();
    const commentId = newId();
    keep(commentId);
    const given = { projectId: params.projectId, commentId, author, text: body.text };
    return answer(await addComment(given));
  },
  async ({ member }, commentId) => answer(await readOwnComment(member._id, commentId)),
);
