import type { CurrentUser } from '../../shared/model/member.ts';
import { Reply } from '../http/reply.ts';
import type { NewSession } from '../http/session/accounts.ts';
import { knownBrowserCookie } from '../http/session/known-browser.ts';
import { sessionCookie } from '../http/session/session-cookie.ts';
import { signToken } from '../http/session/session-token.ts';
import type { MemberItem } from '../users/store/items.ts';
import { currentUserFrom } from './current-user.ts';

/**
 * The answer that signs a browser in: the member, and the cookies that name their session and this browser.
 *
 * @param isStrong whether they have proved who they are by more than a password
 */
export async function signIn(
  member: MemberItem,
  { sessionId, expiresAt, cookieSeconds }: NewSession,
  isStrong = false,
): Promise<Reply<CurrentUser>> {
  const [token, knownBrowser, answer] = await Promise.all([
    signToken({ memberId: member._id, sessionId, isStrong }, expiresAt),
    knownBrowserCookie(member._id),
    currentUserFrom(member),
  ]);
  return new Reply(answer, { cookies: [sessionCookie(token, cookieSeconds), knownBrowser] });
}
