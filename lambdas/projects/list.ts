import { projects } from '../../shared/api/projects.ts';
import { findPage } from '../data/project-listing.ts';
import { handle } from '../http/handle.ts';
import { presentProjects } from '../views/projects.ts';

export const handler = handle(projects.list, async ({ member, query }) => {
  const { category, stage, ...rest } = query;
  const { numbers, ...totals } = await findPage({ ...rest, filter: { category, stage } });
  return { projects: await presentProjects(member._id, numbers), ...totals };
});
