import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { readCard } from '../members/store/members.ts';
import { addComment, readCommentByNumber, takeCommentNumber } from './store/comments/comments.ts';
import type { ProjectComment } from './store/items.ts';
import { readProject } from './store/projects.ts';
import { presentComment } from './views/projects.ts';

const answer = (comment: ProjectComment) => ({
  message: texts.commented,
  comment: presentComment(comment),
});

export const handler = handle(
  projects.addComment,
  async ({ member, params, body, newId, effect, saveForReplay }) => {
    const { projectId } = params;
    const [author, { founder }] = await Promise.all([
      readCard(member, member._id, { consistent: true }),
      readProject(member, projectId),
    ]);
    if (!author) throw new Unauthenticated();
    const number = await takeCommentNumber(effect, projectId);
    saveForReplay(String(number));
    const given = { projectId, founderId: founder._id, commentId: newId(), number, author, text: body.text };
    return answer(await addComment(effect, given));
  },
  async ({ params }, number) => answer(await readCommentByNumber(params.projectId, Number(number))),
);
