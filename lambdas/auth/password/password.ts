import { createHmac } from 'node:crypto';
import { compare, hash } from 'bcryptjs';
import { config } from '../../config.ts';
import { passwordPepper } from '../../secrets/password-pepper.ts';

/** A hash that no password has, compared against when there is no member, so that both take the same time. */
const decoy = (): string =>
  `$2b$${String(config().PASSWORD_HASH_COST).padStart(2, '0')}$C6UzMDM.H6dfI/f/IKcEeO7ZQPVbNQkzYd0bjnh9F1Kr8r6fX0a3W`;

/** 64 characters whatever the length: bcrypt reads 72 bytes and would silently ignore the rest. */
async function peppered(password: string): Promise<string> {
  return createHmac('sha384', await passwordPepper())
    .update(password)
    .digest('base64');
}

/** What is stored of a password. */
export const hashPassword = async (password: string): Promise<string> =>
  hash(await peppered(password), config().PASSWORD_HASH_COST);

/**
 * Whether a password is the one that was hashed.
 *
 * @param stored what `hashPassword` made, or undefined when there is no such member
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const same = await compare(await peppered(password), stored ?? decoy());
  return same && stored !== undefined;
}
