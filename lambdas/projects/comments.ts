import { projects } from '../../shared/api/projects.ts';
import { handle } from '../http/handle.ts';
import { readComments } from './store/comments/pages.ts';
import { presentComment } from './views/projects.ts';

export const handler = handle(projects.comments, async ({ member, params, query: { page, limit } }) => {
  const { comments, total } = await readComments(member, params.projectId, page, limit);
  return { comments: comments.map(presentComment), total, totalPages: Math.ceil(total / limit) };
});
