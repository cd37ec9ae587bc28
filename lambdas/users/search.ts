import { users } from '../../shared/api/users.ts';
import { searchMembers } from '../data/member-search.ts';
import { handle } from '../http/handle.ts';

export const handler = handle(users.search, ({ query }) => searchMembers(query.query));
