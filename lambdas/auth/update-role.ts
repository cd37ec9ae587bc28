import { auth } from '../../shared/api/auth.ts';
import { wake } from '../data/jobs.ts';
import { setRole } from '../data/member-changes.ts';
import { readMember } from '../data/members.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentCurrentUser } from '../views/current-user.ts';

export const handler = handle(auth.updateRole, async ({ member, body }) => {
  const found = await readMember(member._id, { consistent: true });
  if (!found) throw new Unauthenticated();
  const changed = await setRole(found, body.userRole);
  if (changed.job) await wake(changed.job.jobId);
  return presentCurrentUser(changed.member);
});
