import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { SESSION_KEY_KEPT } from '../../shared/limits.ts';

/** A session signing key; `kid` is its creation time. */
interface SessionKey {
  kid: string;
  key: string;
  /** Verifies, and does not sign yet. */
  announced?: boolean | undefined;
}

const secret = z.looseObject({
  root: z.string().min(32),
  sessionKeys: z
    .array(z.object({ kid: z.string(), key: z.string().min(32), announced: z.boolean().optional() }))
    .default([]),
  rootReplacedAt: z.string().optional(),
});

export type ApplicationSecret = z.infer<typeof secret>;

/**
 * Parses the application secret.
 *
 * @throws ZodError when the JSON has another shape
 */
export const readSecret = (json: string): ApplicationSecret => secret.parse(JSON.parse(json));

/** Creates a key whose id is its creation time, such as `2026-11-21T08:00:00.000Z`. */
export const newSessionKey = (now: Date): SessionKey => ({
  kid: now.toISOString(),
  key: randomBytes(48).toString('base64url'),
});

const without = (keys: SessionKey[], { kid }: SessionKey): SessionKey[] =>
  keys.filter((one) => one.kid !== kid);

/** First step of a rotation: adds the key for verification only. */
export const announce = (old: ApplicationSecret, key: SessionKey): ApplicationSecret => ({
  ...old,
  sessionKeys: [...old.sessionKeys, { ...key, announced: true }],
});

/**
 * Second step of a rotation: makes the key the signing key. A replaced key is kept until the last session that it may
 * have signed has expired; keys of interrupted rotations have signed none. The first rotation replaces the key that is
 * derived from `root`.
 */
export function promote(old: ApplicationSecret, key: SessionKey, now: Date): ApplicationSecret {
  const replaced = without(old.sessionKeys, key).filter(({ announced }) => !announced);
  const keys = [key, ...replaced];
  const oldest = now.getTime() - SESSION_KEY_KEPT;
  const isNeeded = (_: SessionKey, i: number): boolean => {
    const successor = keys[i - 1];
    return !successor || Date.parse(successor.kid) > oldest;
  };
  const rootReplacedAt = old.rootReplacedAt ?? replaced.at(-1)?.kid ?? now.toISOString();
  return { ...old, sessionKeys: keys.filter(isNeeded), rootReplacedAt };
}
