import type { CurrentUser } from '../../shared/model/member.ts';
import { Reply } from '../http/reply.ts';
import type { NewSession } from '../http/session/accounts.ts';
import { sessionCookie } from '../http/session/session-cookie.ts';
import { signToken } from '../http/session/session-token.ts';
import type { MemberItem } from '../users/store/items.ts';
import { currentUserFrom } from './current-user.ts';

/** The answer that signs a browser in: the member, and the cookie that names their session. */
export async function signIn(
  member: MemberItem,
  { sessionId, expiresAt, cookieSeconds }: NewSession,
): Promise<Reply<CurrentUser>> {
  const token = await signToken({ memberId: member._id, sessionId }, expiresAt);
  return new Reply(await currentUserFrom(member), { cookies: [sessionCookie(token, cookieSeconds)] });
}
