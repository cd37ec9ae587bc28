import { search } from '../../shared/api/search.ts';
import { handle } from '../http/handle.ts';
import { countThings } from './store/count.ts';

export const handler = handle(search.counts, async ({ query: { query, ...filters } }) => {
  const wanted = { query, filters };
  const [people, projects, roles, posts] = await Promise.all([
    countThings('people', wanted),
    countThings('projects', wanted),
    countThings('roles', wanted),
    countThings('posts', wanted),
  ]);
  return { people, projects, roles, posts };
});
