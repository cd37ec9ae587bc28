import type { CurrentUser } from '../../shared/model/member.ts';
import type { NewSession } from '../data/accounts.ts';
import type { MemberItem } from '../data/items/member.ts';
import { Reply } from '../http/reply.ts';
import { sessionCookie } from '../http/session-cookie.ts';
import { signToken } from '../http/session-token.ts';
import { presentCurrentUser } from '../views/current-user.ts';

/** The answer that signs a browser in: the member, and the cookie that names their session. */
export async function signIn(
  member: MemberItem,
  { sessionId, expiresAt, cookieSeconds }: NewSession,
): Promise<Reply<CurrentUser>> {
  const token = await signToken({ memberId: member._id, sessionId }, expiresAt);
  return new Reply(await presentCurrentUser(member), { cookies: [sessionCookie(token, cookieSeconds)] });
}
