import { users } from '../../shared/api/users.ts';
import { presentSelf } from '../auth/present-self.ts';
import { handle } from '../http/handle.ts';
import { changeProfile } from './store/profile-changes.ts';
import { storePictures } from './store-pictures.ts';
import { presentCurrentUser } from './views/current-user.ts';

export const handler = handle(
  users.updateProfile,
  async ({ member, body, newId }) => {
    const { change, seen } = await storePictures(body, { memberId: member._id, newId });
    const changed = await changeProfile(member._id, change, seen);
    return presentCurrentUser(changed);
  },
  ({ member }) => presentSelf(member._id),
);
