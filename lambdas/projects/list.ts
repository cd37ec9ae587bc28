import { projects } from '../../shared/api/projects.ts';
import { handle } from '../http/handle.ts';
import { findPage } from '../listing/find-page.ts';
import { listKeys, wordKeys } from './store/listing/keys.ts';
import { listFor } from './store/listing/lists.ts';
import { readViewedProjects } from './store/viewed-projects.ts';
import { presentProject } from './views/projects.ts';

export const handler = handle(projects.list, async ({ member, query }) => {
  const { sort, category, stage, ...rest } = query;
  const list = listFor(sort, { category, stage });
  const { numbers, total, ...pages } = await findPage(
    { lists: listKeys, words: wordKeys },
    { ...rest, list },
  );
  const found = await readViewedProjects(member, numbers);
  return { projects: found.map(presentProject), totalProjects: total, ...pages };
});
