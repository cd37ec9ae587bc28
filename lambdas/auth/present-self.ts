import type { CurrentUser } from '../../shared/model/member.ts';
import { Unauthenticated } from '../http/errors.ts';
import { readMember } from '../users/store/members.ts';
import { presentCurrentUser } from '../users/views/current-user.ts';

/** A member as they see themselves now. */
export async function presentSelf(memberId: string): Promise<CurrentUser> {
  const found = await readMember(memberId, { consistent: true });
  if (!found) throw new Unauthenticated();
  return presentCurrentUser(found);
}
