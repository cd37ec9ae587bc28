import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { handle } from '../http/handle.ts';
import { hiddenHere } from '../visibility/viewer.ts';
import type { UpvotesItem } from './store/items.ts';
import { readProject } from './store/projects.ts';
import { readUpvotes, upvote } from './store/upvotes.ts';
import { presentUpvotes } from './views/projects.ts';

/** The count as the project shows it to the member: without those of its list who are hidden from them. */
async function answer(memberId: string, upvotes: UpvotesItem) {
  const { blocked } = await hiddenHere();
  const hidden = presentUpvotes(memberId, upvotes, true).filter((id) => blocked.has(id));
  const upvoteCount = upvotes.upvoteCount - hidden.length;
  return { message: texts.upvoted, upvoted: true as const, upvoteCount };
}

export const handler = handle(
  projects.upvote,
  async ({ member, params, effect }) =>
    answer(member._id, await upvote(effect, member._id, params.projectId)),
  async ({ member, params: { projectId } }) => {
    const [upvotes] = await Promise.all([readUpvotes(projectId), readProject(projectId)]);
    return answer(member._id, upvotes);
  },
);
