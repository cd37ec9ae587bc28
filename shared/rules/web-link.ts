import { URL_MAX } from '../limits.ts';

/**
 * An address as a browser would follow it. A bare host gets https.
 *
 * @returns undefined unless it is http or https, without credentials
 */
export function webAddress(value: string): string | undefined {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password, href } = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && password === '' ? href : undefined;
}

/** A `webAddress` that is short enough to be stored as a link. "" is no link. */
export function webLink(value: string): string | undefined {
  const href = webAddress(value);
  return href !== undefined && href.length <= URL_MAX ? href : undefined;
}
