import type { HasHeaders } from '../request-context.ts';
import { cookieOf, setCookie } from './cookies.ts';

const NAME = 'hearth';

/**
 * The `Set-Cookie` that signs a browser in.
 *
 * @param seconds how long the browser keeps it; until it closes when absent
 */
export const sessionCookie = (token: string, seconds?: number): string => setCookie(NAME, token, seconds);

/** The `Set-Cookie` that signs a browser out. */
export const noSessionCookie = (): string => setCookie(NAME, '', 0);

/** The session token that a request carries, if any. */
export const tokenOf = (request: HasHeaders): string | undefined => cookieOf(request, NAME);
