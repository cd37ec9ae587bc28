import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts.ts';
import { NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { readUpvotes, upvote } from './store/upvotes.ts';

const gone = () => new NotFound(texts.notFound);

export const handler = handle(
  projects.upvote,
  async ({ member, params }) => {
    const upvoteCount = await upvote(member._id, params.projectId, gone);
    return { message: texts.upvoted, upvoted: true as const, upvoteCount };
  },
  async ({ params }) => {
    const upvotes = await readUpvotes(params.projectId);
    if (!upvotes) throw gone();
    return { message: texts.upvoted, upvoted: true as const, upvoteCount: upvotes.upvoteCount };
  },
);
