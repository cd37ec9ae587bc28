import { jwtVerify, SignJWT } from 'jose';
import { KNOWN_BROWSER_KEPT, SECOND } from '../../../shared/limits.ts';
import { browserKey } from '../../secrets/browser-key.ts';
import { newId } from '../../table/ids.ts';
import type { RequestContext } from '../request-context.ts';
import { cookieOf, setCookie } from './cookies.ts';

const NAME = 'hearth-browser';
const ALGORITHM = 'HS256';

/**
 * The `Set-Cookie` by which a browser is known again in which a member has signed in. It opens nothing: it only keeps
 * those who guess elsewhere from making this browser wait (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
export async function knownBrowserCookie(memberId: string): Promise<string> {
  const seconds = KNOWN_BROWSER_KEPT / SECOND;
  const token = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(memberId)
    .setJti(newId())
    .setExpirationTime(Math.floor(Date.now() / SECOND) + seconds)
    .sign(await browserKey());
  return setCookie(NAME, token, seconds);
}

/** What a request carries of it, if anything. */
export const browserTokenOf = (requestContext: RequestContext): string | undefined =>
  cookieOf(requestContext, NAME);

/**
 * The id of the browser that a call comes from.
 *
 * @returns undefined when this member has not signed in there
 */
export async function knownBrowserOf(
  token: string | undefined,
  memberId: string,
): Promise<string | undefined> {
  if (!token) return undefined;
  const options = { algorithms: [ALGORITHM], subject: memberId, requiredClaims: ['jti', 'exp'] };
  const verified = await jwtVerify(token, await browserKey(), options).catch(() => undefined);
  return verified?.payload.jti;
}
