import type { CurrentUser } from '../../../shared/model/member.ts';
import { isSuspended } from '../../../shared/rules/members/suspension.ts';
import type { MemberItem } from '../store/items.ts';
import { isEmailVerified } from '../store/recovery-email.ts';
import { presentPublic, rangeOf } from './profile.ts';

/**
 * A member as they see themselves.
 *
 * @param connections ids of their newest connections
 */
export const presentCurrentUser = (member: MemberItem, connections: string[]): CurrentUser => ({
  ...presentPublic(member),
  email: member.email,
  emailVerified: isEmailVerified(member),
  phone: member.phone,
  investmentRange: rangeOf(member),
  connections,
  isAdmin: member.isAdmin,
  public: member.public,
  ...(member.suspension && isSuspended(member.suspension) && { suspension: member.suspension }),
});
