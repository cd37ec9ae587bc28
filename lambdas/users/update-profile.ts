import { users } from '../../shared/api/users.ts';
import { confirmEmailChange } from '../auth/confirmation.ts';
import { currentUser, currentUserFrom } from '../auth/current-user.ts';
import { type Caller, handle } from '../http/handle.ts';
import { countUses } from '../http/limits/daily-limits.ts';
import { isMoved } from '../members/store/email-changes.ts';
import { MemberGoneError } from '../members/store/errors.ts';
import type { MemberItem } from '../members/store/items.ts';
import { readMember } from '../members/store/members.ts';
import { changeProfile } from '../members/store/profile-changes.ts';
import type { Effect } from '../table/effect.ts';
import { storePictures } from './store-pictures.ts';

interface Given {
  /** Of the body. */
  email: string;
  currentPassword: string | undefined;
  /** Where the call came from. */
  address: string;
}

/** The member whose address may change, once it is known that it is they who change it. */
async function confirmed(
  effect: Effect,
  caller: Caller,
  { email, currentPassword, address }: Given,
): Promise<MemberItem> {
  const member = await readMember(caller._id, { consistent: true });
  if (!member) throw new MemberGoneError();
  if (!isMoved(member, email)) return member;
  await effect.allowed();
  await confirmEmailChange(caller, currentPassword, address);
  await countUses(caller._id, [{ kind: 'emailChanges', by: 1 }]);
  return member;
}

export const handler = handle(
  users.updateProfile,
  async ({ member, body, address, newId, effect }) => {
    const { currentPassword, ...sent } = body;
    const { email } = sent;
    const before =
      email === undefined ? undefined : await confirmed(effect, member, { email, currentPassword, address });
    const { change, seen = before } = await storePictures(effect, sent, { memberId: member._id, newId });
    const countRename = () => countUses(member._id, [{ kind: 'renames', by: 1 }]);
    const changed = await changeProfile(effect, member._id, change, seen, { countRename });
    return currentUserFrom(changed);
  },
  ({ member }) => currentUser(member._id),
);
