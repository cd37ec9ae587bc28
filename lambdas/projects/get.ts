import { projects } from '../../shared/api/projects.ts';
import { projects as texts } from '../../shared/texts.ts';
import { NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentOne } from './views/projects.ts';

export const handler = handle(projects.get, async ({ member, params }) => {
  const project = await presentOne(member._id, params.projectId);
  if (!project) throw new NotFound(texts.notFound);
  return { project };
});
