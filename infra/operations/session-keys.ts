import type { PublicKey } from '../../lambdas/secrets/session-keys.ts';
import { SESSION_KEY_KEPT } from '../../shared/limits.ts';

/** What sessions are verified with once all functions are to know a new key, newest first. */
export const announce = (keys: PublicKey[], key: PublicKey): PublicKey[] => [key, ...keys];

/**
 * What sessions are verified with once a new key signs. The one that it replaces is kept until the last session that it
 * may have signed has expired; keys of rotations that were interrupted have signed none, and go.
 *
 * @param signs the id of the new key
 * @param replaced the id of the one that signed before
 */
export function promote(keys: PublicKey[], signs: string, replaced: string, now: Date): PublicKey[] {
  const oldest = now.getTime() - SESSION_KEY_KEPT;
  return keys
    .map((key) => (key.kid === replaced ? { ...key, replacedAt: now.toISOString() } : key))
    .filter(({ kid, replacedAt }) => kid === signs || (replacedAt && Date.parse(replacedAt) > oldest));
}
