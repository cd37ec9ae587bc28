import { URL_MAX } from '../limits.ts';

/**
 * A link as a browser would follow it (WIRE, PUT /users/profile). A bare host gets https.
 *
 * @returns undefined unless it is http or https, without credentials, and not too long. "" is no link.
 */
export function webLink(value: string): string | undefined {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password, href } = new URL(address);
  const isSafe = /^https?:$/.test(protocol) && username === '' && password === '';
  return isSafe && href.length <= URL_MAX ? href : undefined;
}
