import { projects } from '../../shared/api/projects.ts';
import { handle } from '../http/handle.ts';
import { findPage } from './store/listing/pages.ts';
import { presentProjects } from './views/projects.ts';

export const handler = handle(projects.list, async ({ member, query }) => {
  const { category, stage, ...rest } = query;
  const { numbers, ...totals } = await findPage({ ...rest, filter: { category, stage } });
  return { projects: await presentProjects(member._id, numbers), ...totals };
});
