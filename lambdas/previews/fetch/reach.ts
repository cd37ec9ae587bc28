import { promises as dns, type LookupAddress } from 'node:dns';
import ipaddr from 'ipaddr.js';
import { config } from '../../config.ts';

/** Where a fetch may go. */
export interface Reach {
  /** All addresses of a host, each of which may be connected to. */
  resolve(hostname: string): Promise<LookupAddress[]>;
  mayConnect(address: string, port: number): boolean;
}

/** Whatever has been handed out of IPv6 for the internet; the library counts the rest as such, too. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is of a machine in the internet: not of this one, its network or its cloud, nor a way around to these. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}

const PORTS = [80, 443];

/** The web, and nothing else. */
export const PUBLIC_WEB: Reach = {
  resolve: (hostname) => dns.lookup(hostname, { all: true }),
  mayConnect: (address, port) => PORTS.includes(port) && isPublic(address),
};

/**
 * The web, and where a test has a site of its own also that: one port of this machine.
 *
 * @throws Error when such a site is named where Lambda runs
 */
export function reach(): Reach {
  const { PREVIEW_TEST_PORT: testPort } = config();
  if (testPort === undefined) return PUBLIC_WEB;
  if (process.env.AWS_LAMBDA_FUNCTION_NAME) throw new Error('previews of test sites are for tests alone');
  return {
    ...PUBLIC_WEB,
    mayConnect: (address, port) =>
      (address === '127.0.0.1' && port === testPort) || PUBLIC_WEB.mayConnect(address, port),
  };
}
