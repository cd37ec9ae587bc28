import { noSessionCookie } from '../../http/session/session-cookie.ts';
import { signToken } from '../../http/session/session-token.ts';

export const MEMBER_ID = 'member0000000001';
export const SESSION_ID = 'session000000001';

const nameOf = (setCookie: string): string => setCookie.slice(0, setCookie.indexOf('='));

/** A session token of ours. */
export const tokenFor = (memberId = MEMBER_ID, sessionId = SESSION_ID, secondsLeft = 3600): Promise<string> =>
  signToken({ memberId, sessionId }, Math.floor(Date.now() / 1000) + secondsLeft);

/** A cookie as a signed-in browser sends it. */
export const signedCookie = async (...who: Parameters<typeof tokenFor>): Promise<string> =>
  `${nameOf(noSessionCookie())}=${await tokenFor(...who)}`;
