import { users } from '../../shared/api/users.ts';
import { handle } from '../http/handle.ts';
import { readListed } from '../members/store/members.ts';
import { searchMembers } from '../members/store/search.ts';
import { presentCard } from '../members/views/card.ts';

export const handler = handle(users.search, async ({ member, query }) =>
  (await readListed(member, await searchMembers(member, query.query, query.limit))).map(presentCard),
);
