import { users } from '../../shared/api/users.ts';
import { newestConnectionIds, readRelation } from '../connections/store/relations.ts';
import { handle } from '../http/handle.ts';
import { findMemberId, readMember } from '../members/store/members.ts';
import { presentProfile } from '../members/views/profile.ts';
import { ProfileNotFoundError } from './errors.ts';

export const handler = handle(users.get, async ({ member, params }) => {
  const memberId = await findMemberId(member, params.username);
  if (!memberId) throw new ProfileNotFoundError();
  if (memberId === member._id) {
    const self = await readMember(memberId, { consistent: true });
    if (!self) throw new ProfileNotFoundError();
    return presentProfile(self, 'self', await newestConnectionIds(self));
  }
  const [found, relation] = await Promise.all([readMember(memberId), readRelation(member._id, memberId)]);
  if (!found) throw new ProfileNotFoundError();
  return relation?.state === 'connected'
    ? presentProfile(found, 'connected', [member._id])
    : presentProfile(found, 'stranger', []);
});
