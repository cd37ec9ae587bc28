import { config } from '../../config.ts';
import type { Exchange } from '../exchange.ts';

/** `__Host-` binds the cookie to this host and to https; plain http on one machine cannot carry that prefix. */
const cookieName = (): string => (config().SECURE_COOKIES ? '__Host-hearth' : 'hearth');

const attributes = (): string => `Path=/; HttpOnly; SameSite=Lax${config().SECURE_COOKIES ? '; Secure' : ''}`;

/**
 * The `Set-Cookie` that signs a browser in.
 *
 * @param seconds how long the browser keeps it; until it closes when absent
 */
export const sessionCookie = (token: string, seconds?: number): string =>
  `${cookieName()}=${token}; ${attributes()}${seconds ? `; Max-Age=${seconds}` : ''}`;

/** The `Set-Cookie` that signs a browser out. */
export const noSessionCookie = (): string => `${cookieName()}=; ${attributes()}; Max-Age=0`;

/** The session token that a request carries, if any. */
export function tokenOf({ event }: Exchange): string | undefined {
  const prefix = `${cookieName()}=`;
  return event.cookies?.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
}
