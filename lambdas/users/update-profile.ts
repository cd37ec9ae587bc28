import { users } from '../../shared/api/users.ts';
import { currentUser, currentUserFrom } from '../auth/current-user.ts';
import { handle } from '../http/handle.ts';
import { changeProfile } from './store/profile-changes.ts';
import { refusesSuspendedEmail } from './store/suspended-handles.ts';
import { storePictures } from './store-pictures.ts';

export const handler = handle(
  users.updateProfile,
  async ({ member, body, newId }) => {
    const { change, seen } = await storePictures(body, { memberId: member._id, newId });
    const checks = change.email === undefined ? [] : [await refusesSuspendedEmail(change.email)];
    const changed = await changeProfile(member._id, change, seen, checks);
    return currentUserFrom(changed);
  },
  ({ member }) => currentUser(member._id),
);
