import { auth } from '../../shared/api/auth.ts';
import { handle } from '../http/handle.ts';
import { setRole } from '../members/store/profile-changes.ts';
import { currentUser, currentUserFrom } from './current-user.ts';

export const handler = handle(
  auth.updateRole,
  async ({ member, body, effect }) => {
    const changed = await setRole(effect, member._id, body.userRole);
    return currentUserFrom(changed);
  },
  ({ member }) => currentUser(member._id),
);
