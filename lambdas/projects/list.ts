import { projects } from '../../shared/api/projects.ts';
import { handle } from '../http/handle.ts';
import { findPage } from '../listing/find-page.ts';
import { readViewedProjects } from './store/viewed-projects.ts';
import { presentProject } from './views/projects.ts';

export const handler = handle(projects.list, async ({ member, query }) => {
  const { category, stage, ...rest } = query;
  const { numbers, ...totals } = await findPage({ ...rest, filter: { category, stage } });
  const found = await readViewedProjects(member._id, numbers);
  return { projects: found.map(presentProject), ...totals };
});
