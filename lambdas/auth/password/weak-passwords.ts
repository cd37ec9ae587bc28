import type { Owner } from '../../../shared/rules/members/password-strength.ts';
import { WeakPasswordError } from '../errors.ts';

/**
 * Refuses a password that is easy to guess. The dictionaries are loaded with the first one: a function that starts does
 * not wait for them.
 *
 * @param owner whose password it is to be
 * @param path the field that it came in
 * @throws WeakPasswordError with the reason and how to do better
 */
export async function refuseWeakPassword(password: string, owner: Owner, path: string): Promise<void> {
  const { rate } = await import('../../../shared/rules/members/password-strength.ts');
  const { refusal } = rate(password, owner);
  if (refusal) throw new WeakPasswordError(refusal, path);
}
