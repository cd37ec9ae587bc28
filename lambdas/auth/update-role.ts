import { auth } from '../../shared/api/auth.ts';
import { wakeAll } from '../data/jobs.ts';
import { setRole } from '../data/member-changes.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentCurrentUser } from '../views/current-user.ts';

export const handler = handle(auth.updateRole, async ({ member, body }) => {
  const changed = await setRole(member._id, body.userRole, () => new Unauthenticated());
  await wakeAll(changed.jobs);
  return presentCurrentUser(changed.member);
});
