import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Browsers resolve `localhost` to both, and prefer IPv6. */
export const LOOPBACK = ['127.0.0.1', '::1'];
export const EVERYWHERE = ['0.0.0.0', '::'];

/** The name or address in a `Host` header, without port and brackets; undefined when it is none. */
function nameIn(header: string | undefined): string | undefined {
  const [, address, name] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d+)?$/i.exec(header ?? '') ?? [];
  return (address ?? name)?.toLowerCase().replace(/\.$/, '');
}

/** What this machine calls itself, alone and in its own network. */
function namesOfMachine(): string[] {
  const name = hostname().toLowerCase();
  return [name, `${name.split('.')[0]}.local`];
}

/**
 * Which `Host` headers are meant for a site. Somebody may let the name of their own page lead to this machine, which a
 * browser here then opens as that page: it could sign in to the demo as its administrator.
 *
 * @param hosts the addresses or names that the site listens on, besides the loopback addresses. Where one is every
 *   address, no more is known of its names than those of the machine: all addresses are accepted, because a page is
 *   opened by an address only by whoever means it
 */
export function isHostOf(...hosts: (string | undefined)[]): (header: string | undefined) => boolean {
  const isEverywhere = hosts.some((host) => host !== undefined && EVERYWHERE.includes(host));
  const own = hosts.flatMap((host) => nameIn(host?.includes(':') ? `[${host}]` : host) ?? []);
  const names = new Set(['localhost', ...LOOPBACK, ...own, ...(isEverywhere ? namesOfMachine() : [])]);
  return (header) => {
    const name = nameIn(header);
    if (name === undefined) return false;
    return names.has(name) || (isEverywhere && isIP(name) !== 0);
  };
}
