import { auth } from '../../shared/api/auth.ts';
import { handle } from '../http/handle.ts';
import { setRole } from '../users/store/profile-changes.ts';
import { presentCurrentUser } from '../users/views/current-user.ts';
import { presentSelf } from './present-self.ts';

export const handler = handle(
  auth.updateRole,
  async ({ member, body }) => {
    const changed = await setRole(member._id, body.userRole);
    return presentCurrentUser(changed);
  },
  ({ member }) => presentSelf(member._id),
);
