import type { FormErrors } from '@mantine/form';
import type { Owner, Strength } from '../../../../shared/rules/members/password-strength.ts';

type Rate = (password: string, owner: Owner) => Strength;

let rate: Rate | undefined;

/**
 * Fetches what rates passwords, with its dictionaries. Without them, the server says what it thinks.
 *
 * @returns undefined when they cannot be fetched
 */
export async function loadRate(): Promise<Rate | undefined> {
  try {
    ({ rate } = await import('../../../../shared/rules/members/password-strength.ts'));
  } catch {
    // The next letter asks for them again.
  }
  return rate;
}

/**
 * What is wrong with a password that is to be sent, as far as that can be said without waiting for the dictionaries.
 *
 * @param field where it stands in the form
 */
export function strengthRule(field: string, password: string, owner: Owner): FormErrors {
  const refusal = rate?.(password, owner).refusal;
  return refusal === undefined ? {} : { [field]: refusal };
}
