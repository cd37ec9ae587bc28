import { auth } from '../../shared/api/auth.ts';
import { recovery as texts } from '../../shared/texts/account/recovery.ts';
import { handle } from '../http/handle.ts';
import { readVerifyLink } from '../members/email-links.ts';
import { InvalidTokenError } from './errors.ts';
import { limitLinks } from './links/link-limits.ts';
import { verifyEmail } from './store/email.ts';

export const handler = handle(
  auth.verifyEmail,
  async ({ body, address, effect }) => {
    await limitLinks('verify', address);
    const member = await readVerifyLink(body.token);
    if (!member) throw new InvalidTokenError();
    await verifyEmail(effect, member._id, member.email);
    return { message: texts.emailVerified };
  },
  () => ({ message: texts.emailVerified }),
);
