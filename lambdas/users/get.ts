import { users } from '../../shared/api/users.ts';
import { profile as texts } from '../../shared/texts/members/profile.ts';
import { newestConnectionIds, readRelation } from '../connections/store/relations.ts';
import { NotFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { findMemberId, readMember } from '../members/store/members.ts';
import { presentProfile } from '../members/views/profile.ts';

export const handler = handle(users.get, async ({ member, params }) => {
  const memberId = await findMemberId(params.username);
  if (!memberId) throw new NotFound(texts.notFound);
  if (memberId === member._id) {
    const self = await readMember(memberId, { consistent: true });
    if (!self) throw new NotFound(texts.notFound);
    return presentProfile(self, 'self', await newestConnectionIds(self));
  }
  const [found, relation] = await Promise.all([readMember(memberId), readRelation(member._id, memberId)]);
  if (!found) throw new NotFound(texts.notFound);
  return relation?.state === 'connected'
    ? presentProfile(found, 'connected', [member._id])
    : presentProfile(found, 'stranger', []);
});
