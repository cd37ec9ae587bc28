import { URL_MAX } from '../../limits.ts';

/**
 * Normalizes a web address. A bare host gets https.
 *
 * @returns undefined unless it is http or https, without credentials
 */
export function webAddress(value: string): string | undefined {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, username, password, href } = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && password === '' ? href : undefined;
}

/** Normalizes a link for storage. Undefined when it is no web address or too long. */
export function webLink(value: string): string | undefined {
  const href = webAddress(value);
  return href !== undefined && href.length <= URL_MAX ? href : undefined;
}
