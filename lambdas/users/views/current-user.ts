import type { CurrentUser } from '../../../shared/model/member.ts';
import { newestConnectionIds } from '../../connections/store/relations.ts';
import type { MemberItem } from '../store/items.ts';
import { presentPublic, rangeOf } from './profile.ts';

/** A member as they see themselves. */
export const presentCurrentUser = async (member: MemberItem): Promise<CurrentUser> => ({
  ...presentPublic(member),
  email: member.email,
  phone: member.phone,
  investmentRange: rangeOf(member),
  connections: await newestConnectionIds(member),
  isAdmin: member.isAdmin,
});
