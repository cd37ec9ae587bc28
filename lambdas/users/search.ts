import { users } from '../../shared/api/users.ts';
import { handle } from '../http/handle.ts';
import { searchMembers } from './store/search.ts';
import { presentPeople } from './views/people.ts';

export const handler = handle(users.search, async ({ query }) =>
  presentPeople(await searchMembers(query.query, query.limit)),
);
