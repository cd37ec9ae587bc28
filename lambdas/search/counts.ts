import { search } from '../../shared/api/search.ts';
import { handle } from '../http/handle.ts';
import { countOpenRoles, countThings } from './store/count.ts';

export const handler = handle(search.counts, async ({ query: { query } }) => {
  const [people, projects, roles, posts] = await Promise.all([
    countThings('people', query),
    countThings('projects', query),
    countOpenRoles(query),
    countThings('posts', query),
  ]);
  return { people, projects, roles, posts };
});
