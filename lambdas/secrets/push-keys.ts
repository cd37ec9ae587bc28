import { createECDH, randomBytes } from 'node:crypto';

/**
 * The public key of a private key of P-256, as browsers take it (RFC 8292): base64url of the uncompressed point.
 *
 * @param privateKey 32 bytes
 * @throws Error for the one in four billion that are no key of this curve
 */
export function publicPushKey(privateKey: Uint8Array): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return pair.getPublicKey('base64url');
}

/** A new random pair, as `push-signing-key` and `push-public-key` hold it. */
export function newPushKeys(): { signing: string; verifying: string } {
  const privateKey = randomBytes(32);
  return { signing: privateKey.toString('base64url'), verifying: publicPushKey(privateKey) };
}
