import { users } from '../../shared/api/users.ts';
import { handle } from '../http/handle.ts';
import { readListed } from './store/members.ts';
import { searchMembers } from './store/search.ts';
import { presentCard } from './views/card.ts';

export const handler = handle(users.search, async ({ query }) =>
  (await readListed(await searchMembers(query.query, query.limit))).map(presentCard),
);
