import { users } from '../../shared/api/users.ts';
import { currentUser, currentUserFrom } from '../auth/current-user.ts';
import { handle } from '../http/handle.ts';
import { countUses } from '../http/limits/daily-limits.ts';
import { isMoved } from '../members/store/email-changes.ts';
import { MemberGoneError } from '../members/store/errors.ts';
import { readMember } from '../members/store/members.ts';
import { changeProfile } from '../members/store/profile-changes.ts';
import { refusesSuspendedEmail } from '../members/store/suspended-handles.ts';
import { type Stored, storePictures } from './store-pictures.ts';

/** A change, with the member where it may be one of their address. */
async function withMember(memberId: string, { change, seen }: Stored): Promise<Stored> {
  if (seen || change.email === undefined) return { change, ...(seen && { seen }) };
  const member = await readMember(memberId, { consistent: true });
  if (!member) throw new MemberGoneError();
  return { change, seen: member };
}

export const handler = handle(
  users.updateProfile,
  async ({ member, body, newId }) => {
    const { change, seen } = await withMember(
      member._id,
      await storePictures(body, { memberId: member._id, newId }),
    );
    if (seen && isMoved(seen, change.email)) await countUses(member._id, [{ kind: 'emailChanges', by: 1 }]);
    const ofEmail = change.email === undefined ? [] : [await refusesSuspendedEmail(change.email)];
    const countRename = () => countUses(member._id, [{ kind: 'renames', by: 1 }]);
    const changed = await changeProfile(member._id, change, seen, { ofEmail, countRename });
    return currentUserFrom(changed);
  },
  ({ member }) => currentUser(member._id),
);
