import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { DAY } from '../../shared/limits.ts';

/** A key that signs sessions; `kid` says when it was made. */
interface SessionKey {
  kid: string;
  key: string;
}

const secret = z.looseObject({
  root: z.string().min(32),
  sessionKeys: z.array(z.object({ kid: z.string(), key: z.string().min(32) })).default([]),
});

export type ApplicationSecret = z.infer<typeof secret>;

/** The longest session, and a day to spare. */
const KEPT_AFTER_LAST_USE = 31 * DAY;

/** @throws ZodError when this is not an application secret */
export const readSecret = (json: string): ApplicationSecret => secret.parse(JSON.parse(json));

/** A key named after the instant it was made at: `2026-11-21T08:00:00.000Z`. */
export const newSessionKey = (now: Date): SessionKey => ({
  kid: now.toISOString(),
  key: randomBytes(48).toString('base64url'),
});

const without = (keys: SessionKey[], { kid }: SessionKey): SessionKey[] =>
  keys.filter((one) => one.kid !== kid);

/** First step: every function learns to verify the key before any function signs with it. */
export const announce = (old: ApplicationSecret, key: SessionKey): ApplicationSecret => ({
  ...old,
  sessionKeys: [...old.sessionKeys, key],
});

/**
 * Second step: the key signs from now on. Older keys stay for as long as something they have signed may live, counted
 * from when the key before them took over.
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
