import { isIPv4, isIPv6 } from 'node:net';
import { header, type RequestContext } from '../request-context.ts';

/** Set by the distribution beside the viewer's host; the gateway itself only sees the distribution. */
export const VIEWER_ADDRESS_HEADER = 'x-viewer-address';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 3;

const groupsOf = (text = ''): string[] => (text === '' ? [] : text.split(':'));

/**
 * An IPv4 address as it is. Of IPv6 only the /48: what providers give one customer is often that large, and holds 65,536
 * networks of 2^64 addresses each. Neighbours who share one are limited together, as behind one address of IPv4.
 */
function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:/i, '');
  if (isIPv4(mapped) || !isIPv6(address)) return mapped;
  const [before, after] = address.split('::');
  const [head, tail] = [groupsOf(before), groupsOf(after)];
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, GROUPS_OF_NETWORK);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`;
}

const SHOWN_PARTS = 3;

/**
 * An address as members see it: enough to tell places apart, too little to tell households apart.
 *
 * @param address as `addressOf` gives it
 * @returns the /24 of an IPv4 address, such as `203.0.113.*`, or the /48 of IPv6, such as `2001:db8:1:*`
 */
export function shortAddress(address: string): string {
  const separator = isIPv4(address) ? '.' : ':';
  return [...address.split(separator).slice(0, SHOWN_PARTS), '*'].join(separator);
}

/** Where a request came from, for limits per address. */
export const addressOf = (requestContext: RequestContext): string =>
  networkOf(
    header(requestContext, VIEWER_ADDRESS_HEADER) ?? requestContext.event.requestContext.http.sourceIp,
  );
