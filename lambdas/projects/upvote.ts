import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts.ts';
import { wake } from '../data/jobs.ts';
import { upvote } from '../data/upvotes.ts';
import { NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';

export const handler = handle(projects.upvote, async ({ member, params }) => {
  const { upvoteCount, job } = await upvote(member._id, params.projectId, () => new NotFound(texts.notFound));
  if (job) await wake(job.jobId);
  return { message: texts.upvoted, upvoted: true as const, upvoteCount };
});
