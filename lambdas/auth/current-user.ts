import type { CurrentUser } from '../../shared/model/member.ts';
import { newestConnectionIds } from '../connections/store/relations.ts';
import { Unauthenticated } from '../http/errors.ts';
import type { MemberItem } from '../members/store/items.ts';
import { readMember } from '../members/store/members.ts';
import { presentCurrentUser } from '../members/views/current-user.ts';

/** A member who was read a moment ago, as they see themselves. */
export const currentUserFrom = async (member: MemberItem): Promise<CurrentUser> =>
  presentCurrentUser(member, await newestConnectionIds(member));

/**
 * A member as they see themselves now.
 *
 * @throws Unauthenticated when they have left
 */
export async function currentUser(memberId: string): Promise<CurrentUser> {
  const member = await readMember(memberId, { consistent: true });
  if (!member) throw new Unauthenticated();
  return currentUserFrom(member);
}
