import { auth } from '../../shared/api/auth.ts';
import { recovery as texts } from '../../shared/texts/recovery.ts';
import { handle } from '../http/handle.ts';
import { verifyEmail } from '../users/store/email-changes.ts';
import { readVerifyLink } from './email-links.ts';
import { InvalidTokenError } from './invalid-token.ts';
import { limitLinks } from './link-limits.ts';

const invalid = () => new InvalidTokenError();

export const handler = handle(
  auth.verifyEmail,
  async ({ body, address }) => {
    await limitLinks('verify', address);
    const member = await readVerifyLink(body.token);
    if (!member) throw invalid();
    await verifyEmail(member._id, member.email, invalid);
    return { message: texts.emailVerified };
  },
  () => ({ message: texts.emailVerified }),
);
