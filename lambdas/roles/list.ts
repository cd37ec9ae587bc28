import { roles } from '../../shared/api/roles.ts';
import { handle } from '../http/handle.ts';
import { readViewedRoles } from './store/board.ts';
import { findRoles } from './store/find.ts';
import { readSeeker } from './store/seeker.ts';
import { presentRole } from './view.ts';

export const handler = handle(roles.list, async ({ member, query }) => {
  const seeker = await readSeeker(member);
  const { numbers, total, ...pages } = await findRoles(query, seeker);
  const found = await readViewedRoles(member._id, numbers);
  return { roles: found.map((role) => presentRole(role, seeker)), totalRoles: total, ...pages };
});
