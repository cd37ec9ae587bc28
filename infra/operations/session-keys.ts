import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { DAY } from '../../shared/limits.ts';

/** A session signing key; `kid` is its creation time. */
interface SessionKey {
  kid: string;
  key: string;
}

const secret = z.looseObject({
  root: z.string().min(32),
  sessionKeys: z.array(z.object({ kid: z.string(), key: z.string().min(32) })).default([]),
});

export type ApplicationSecret = z.infer<typeof secret>;

/** The longest lifetime of a session plus one day. */
const KEPT_AFTER_LAST_USE = 31 * DAY;

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
  sessionKeys: [...old.sessionKeys, key],
});

/**
 * Second step of a rotation: makes the key the signing key. A replaced key is kept until the last session that it may
 * have signed has expired.
 */
export function promote(old: ApplicationSecret, key: SessionKey, now: Date): ApplicationSecret {
  const keys = [key, ...without(old.sessionKeys, key)];
  const oldest = now.getTime() - KEPT_AFTER_LAST_USE;
  const isNeeded = (_: SessionKey, i: number): boolean => {
    const successor = keys[i - 1];
    return !successor || Date.parse(successor.kid) > oldest;
  };
  return { ...old, sessionKeys: keys.filter(isNeeded) };
}
