import { randomBytes } from 'node:crypto';
import { auth } from '../../shared/api/auth.ts';
import { recovery as texts } from '../../shared/texts/account/recovery.ts';
import { handle } from '../http/handle.ts';
import { readRestoreLink } from '../members/email-links.ts';
import { InvalidTokenError } from './errors.ts';
import { limitLinks } from './links/link-limits.ts';
import { hashPassword } from './password/password.ts';
import { restoreEmail } from './store/email.ts';

const UNKNOWN_BYTES = 32;

export const handler = handle(
  auth.restoreEmail,
  async ({ body, address, effect }) => {
    await limitLinks('restore', address);
    const found = await readRestoreLink(body.token);
    if (!found) throw new InvalidTokenError();
    const newHash = await hashPassword(randomBytes(UNKNOWN_BYTES).toString('base64url'));
    await restoreEmail(effect, found.member._id, { to: found.former, newHash, by: address });
    return { message: texts.emailRestored };
  },
  () => ({ message: texts.emailRestored }),
);
