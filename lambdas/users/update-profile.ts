import { users } from '../../shared/api/users.ts';
import { currentUser, currentUserFrom } from '../auth/current-user.ts';
import { handle } from '../http/handle.ts';
import { changeProfile } from './store/profile-changes.ts';
import { storePictures } from './store-pictures.ts';

export const handler = handle(
  users.updateProfile,
  async ({ member, body, newId }) => {
    const { change, seen } = await storePictures(body, { memberId: member._id, newId });
    const changed = await changeProfile(member._id, change, seen);
    return currentUserFrom(changed);
  },
  ({ member }) => currentUser(member._id),
);
