import { auth } from '../../shared/api/auth.ts';
import { readMember } from '../data/members.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentCurrentUser } from '../views/current-user.ts';

export const handler = handle(auth.me, async ({ member }) => {
  const found = await readMember(member._id, { consistent: true });
  if (!found) throw new Unauthenticated();
  return presentCurrentUser(found);
});
