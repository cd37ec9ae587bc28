import { config } from '../../config.ts';
import type { HasHeaders } from '../request-context.ts';

/** `__Host-` binds a cookie to this host and to https; plain http on one machine cannot carry that prefix. */
const fullName = (name: string): string => (config().SECURE_COOKIES ? `__Host-${name}` : name);

/**
 * A `Set-Cookie` that scripts cannot read and other sites cannot send along.
 *
 * @param seconds how long the browser keeps it, 0 to forget it; until it closes when absent
 */
export function setCookie(name: string, value: string, seconds?: number): string {
  const secure = config().SECURE_COOKIES ? '; Secure' : '';
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  return `${fullName(name)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${age}`;
}

/** The value of a cookie that a request carries, if any. */
export function cookieOf({ event }: HasHeaders, name: string): string | undefined {
  const prefix = `${fullName(name)}=`;
  return event.cookies?.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
}
