import { auth } from '../../shared/api/auth.ts';
import { handle } from '../http/handle.ts';
import { InvalidTokenError } from './errors.ts';
import { limitLinks } from './links/link-limits.ts';
import { readResetLink } from './links/recovery.ts';
import { readChoice } from './store/reset-factors.ts';

export const handler = handle(auth.resetFactors, async ({ body, address }) => {
  await limitLinks('reset-factors', address);
  const owner = await readResetLink(body.token);
  if (!owner) throw new InvalidTokenError();
  const { passkeys, recoveryCodes } = await readChoice(owner);
  return {
    passkeys: passkeys.map(({ _id, name, createdAt, lastUsedAt }) => ({ _id, name, createdAt, lastUsedAt })),
    recoveryCodes,
  };
});
