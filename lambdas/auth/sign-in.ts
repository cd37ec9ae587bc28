import type { CurrentUser } from '../../shared/model/member.ts';
import { Reply } from '../http/reply.ts';
import type { NewSession } from '../http/session/accounts.ts';
import { endSession } from '../http/session/ending.ts';
import { knownBrowserCookie } from '../http/session/known-browser.ts';
import { sessionCookie } from '../http/session/session-cookie.ts';
import { readToken, signToken } from '../http/session/session-token.ts';
import type { MemberItem } from '../members/store/items.ts';
import { plainEffect } from '../table/effect.ts';
import { currentUserFrom } from './current-user.ts';

async function endReplaced(token: string | undefined): Promise<void> {
  const before = token ? await readToken(token) : undefined;
  if (before) await endSession(plainEffect, before.memberId, before.sessionId);
}

/**
 * The answer that signs a browser in: the member, and the cookies that name their session and this browser.
 *
 * @param isStrong whether they have proved who they are by more than a password
 * @param replaces the session token that came along, if any: the browser forgets it, so its session ends
 */
export async function signIn(
  member: MemberItem,
  { sessionId, expiresAt, cookieSeconds }: NewSession,
  { isStrong = false, replaces }: { isStrong?: boolean; replaces: string | undefined },
): Promise<Reply<CurrentUser>> {
  const [token, knownBrowser, answer] = await Promise.all([
    signToken({ memberId: member._id, sessionId, isStrong }, expiresAt),
    knownBrowserCookie(member._id),
    currentUserFrom(member),
    endReplaced(replaces),
  ]);
  return new Reply(answer, { cookies: [sessionCookie(token, cookieSeconds), knownBrowser] });
}
