import { auth } from '../../shared/api/auth.ts';
import { wake } from '../data/jobs.ts';
import { setRole } from '../data/member-changes.ts';
import { Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { presentCurrentUser } from '../views/current-user.ts';
import { presentSelf } from './present-self.ts';

export const handler = handle(
  auth.updateRole,
  async ({ member, body }) => {
    const changed = await setRole(member._id, body.userRole, () => new Unauthenticated());
    if (changed.job) await wake(changed.job.jobId);
    return presentCurrentUser(changed.member);
  },
  ({ member }) => presentSelf(member._id),
);
