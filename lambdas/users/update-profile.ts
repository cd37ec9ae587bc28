import { users } from '../../shared/api/users.ts';
import { currentUser, currentUserFrom } from '../auth/current-user.ts';
import { handle } from '../http/handle.ts';
import { countUses } from '../http/limits/daily-limits.ts';
import { changeProfile } from './store/profile-changes.ts';
import { refusesSuspendedEmail } from './store/suspended-handles.ts';
import { storePictures } from './store-pictures.ts';

export const handler = handle(
  users.updateProfile,
  async ({ member, body, newId }) => {
    const { change, seen } = await storePictures(body, { memberId: member._id, newId });
    const ofEmail = change.email === undefined ? [] : [await refusesSuspendedEmail(change.email)];
    const countRename = () => countUses(member._id, [{ kind: 'renames', by: 1 }]);
    const changed = await changeProfile(member._id, change, seen, { ofEmail, countRename });
    return currentUserFrom(changed);
  },
  ({ member }) => currentUser(member._id),
);
