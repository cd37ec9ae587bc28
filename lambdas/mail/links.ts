import { createHmac, timingSafeEqual } from 'node:crypto';
import { SECOND } from '../../shared/limits.ts';
import { linkKey } from '../secrets/link-key.ts';

/** What the text of a link claims; whether it is ours, `isSigned` tells. */
export interface SignedLink {
  memberId: string;
  /** Milliseconds since 1970, in whole seconds. */
  issuedAt: number;
  signature: string;
}

const PARTS = /^([\w-]{16})\.([0-9a-z]{1,9})\.([\w-]{43})$/;
const RADIX = 36;

async function signatureOf(
  purpose: string,
  { memberId, issuedAt }: Omit<SignedLink, 'signature'>,
  facts: readonly string[],
): Promise<string> {
  const signed = JSON.stringify([purpose, memberId, issuedAt, ...facts]);
  return createHmac('sha256', await linkKey())
    .update(signed)
    .digest('base64url');
}

/** A link whose token stands behind `#`: browsers neither send that to servers nor name it as a referrer. */
export const linkWith = (site: string, path: string, token: string): string =>
  `${site}${path}#token=${token}`;

/**
 * The token of a link. It is signed, not stored: the table never holds what opens an account.
 *
 * @param purpose what it lets its holder do: no link is good for another purpose
 * @param facts what is true of the member now; the link dies as soon as one of them changes
 */
export async function signLink(
  purpose: string,
  memberId: string,
  facts: readonly string[],
  now = Date.now(),
): Promise<string> {
  const issuedAt = Math.floor(now / SECOND) * SECOND;
  const signature = await signatureOf(purpose, { memberId, issuedAt }, facts);
  return `${memberId}.${(issuedAt / SECOND).toString(RADIX)}.${signature}`;
}

/** Reads the token of a link; undefined when it cannot be one of ours. */
export function readLink(token: string): SignedLink | undefined {
  const [, memberId, issuedAt, signature] = PARTS.exec(token) ?? [];
  if (!memberId || !issuedAt || !signature) return undefined;
  return { memberId, issuedAt: Number.parseInt(issuedAt, RADIX) * SECOND, signature };
}

/**
 * Whether a link is ours, not too old, and was made for what is true now.
 *
 * @param validMs how long it works
 */
export async function isSigned(
  purpose: string,
  link: SignedLink,
  facts: readonly string[],
  validMs: number,
): Promise<boolean> {
  const [given, right] = [link.signature, await signatureOf(purpose, link, facts)].map((text) =>
    Buffer.from(text),
  );
  const age = Date.now() - link.issuedAt;
  return given !== undefined && right !== undefined && timingSafeEqual(given, right) && age <= validMs;
}
