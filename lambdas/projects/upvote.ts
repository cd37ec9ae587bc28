import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { handle } from '../http/handle.ts';
import type { ViewingMember } from '../visibility/viewer.ts';
import type { UpvotesItem } from './store/items.ts';
import { readProject } from './store/projects.ts';
import { readUpvotes, upvote } from './store/upvotes.ts';
import { presentUpvotes } from './views/projects.ts';

/** The count as the project shows it to the member: without those of its list who are hidden from them. */
async function answer(viewer: ViewingMember, upvotes: UpvotesItem) {
  const { blocked } = await viewer.hidden();
  const hidden = presentUpvotes(viewer._id, upvotes, true).filter((id) => blocked.has(id));
  const upvoteCount = upvotes.upvoteCount - hidden.length;
  return { message: texts.upvoted, upvoted: true as const, upvoteCount };
}

export const handler = handle(
  projects.upvote,
  async ({ member, params, effect }) => answer(member, await upvote(effect, member, params.projectId)),
  async ({ member, params: { projectId } }) => {
    const [upvotes] = await Promise.all([readUpvotes(projectId), readProject(member, projectId)]);
    return answer(member, upvotes);
  },
);
