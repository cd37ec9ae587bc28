import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts.ts';
import { NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { readComments } from './store/comments.ts';
import { presentComment } from './views/projects.ts';

export const handler = handle(projects.comments, async ({ params, query: { page, limit } }) => {
  const found = await readComments(params.projectId, page, limit);
  if (!found) throw new NotFound(texts.notFound);
  const { comments, total } = found;
  return { comments: comments.map(presentComment), total, totalPages: Math.ceil(total / limit) };
});
