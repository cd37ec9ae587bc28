import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts/projects/projects.ts';
import { handle } from '../http/handle.ts';
import { readProject } from './store/projects.ts';
import { readUpvotes, upvote } from './store/upvotes.ts';

const answer = (upvoteCount: number) => ({ message: texts.upvoted, upvoted: true as const, upvoteCount });

export const handler = handle(
  projects.upvote,
  async ({ member, params }) => answer(await upvote(member._id, params.projectId)),
  async ({ params: { projectId } }) => {
    const [{ upvoteCount }] = await Promise.all([readUpvotes(projectId), readProject(projectId)]);
    return answer(upvoteCount);
  },
);
