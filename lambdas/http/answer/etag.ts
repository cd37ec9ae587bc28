import { createHash } from 'node:crypto';

/** An entity tag for whatever a text says (RFC 9110, section 8.8.3). */
export const etagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
