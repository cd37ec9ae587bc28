import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import * as z from 'zod';

/** A key as JSON (RFC 8037); `d` is its private part. */
const publicJwk = () =>
  z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string().length(43) });
const privateJwk = () => publicJwk().extend({ d: z.string().length(43) });

const signingKey = () => z.object({ kid: z.string().min(1), key: privateJwk() });
const publicKey = () =>
  z.object({
    kid: z.string().min(1),
    key: publicJwk(),
    /** Since when another key signs; absent while this one does, and where it never has. */
    replacedAt: z.iso.datetime().optional(),
  });
const publicKeys = () => z.array(publicKey()).min(1);

/** The key that signs sessions, by the id that their tokens name. */
export type SigningKey = z.infer<ReturnType<typeof signingKey>>;

export type PublicKey = z.infer<ReturnType<typeof publicKey>>;

/**
 * Reads the secret `session-signing-key`.
 *
 * @throws ZodError when it holds anything else
 */
export const parseSigningKey = (text: string): SigningKey => signingKey().parse(JSON.parse(text));

/**
 * Reads the secret `session-public-keys`: what sessions are verified with, newest first.
 *
 * @throws ZodError when it holds anything else
 */
export const parsePublicKeys = (text: string): PublicKey[] => publicKeys().parse(JSON.parse(text));

/** A key of sessions in both of its forms. */
export interface SessionKeyPair {
  signing: SigningKey;
  verifying: PublicKey;
}

/** Both forms of a private Ed25519 key, under an id. */
export function pairOf(kid: string, key: KeyObject): SessionKeyPair {
  const jwk = (one: KeyObject) => one.export({ format: 'jwk' });
  return {
    signing: signingKey().parse({ kid, key: jwk(key) }),
    verifying: publicKey().parse({ kid, key: jwk(createPublicKey(key)) }),
  };
}

/** A new random key, under an id. */
export const newSessionKey = (kid: string): SessionKeyPair =>
  pairOf(kid, generateKeyPairSync('ed25519').privateKey);
