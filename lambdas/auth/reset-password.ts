import { auth } from '../../shared/api/auth.ts';
import { recovery as texts } from '../../shared/texts/account/recovery.ts';
import { handle } from '../http/handle.ts';
import { InvalidTokenError } from './errors.ts';
import { limitLinks } from './links/link-limits.ts';
import { readResetLink } from './links/recovery.ts';
import { hashPassword } from './password/password.ts';
import { forgetAllGuesses } from './password/password-guesses.ts';
import { refuseWeakPassword } from './password/weak-passwords.ts';
import { resetPassword } from './store/reset.ts';

export const handler = handle(
  auth.resetPassword,
  async ({ body, address, effect }) => {
    await limitLinks('reset', address);
    const owner = await readResetLink(body.token);
    if (!owner) throw new InvalidTokenError();
    await refuseWeakPassword(body.password, owner.member, 'password');
    const { token: _, password, ...kept } = body;
    await resetPassword(effect, owner, { newHash: await hashPassword(password), kept });
    await forgetAllGuesses(owner.member, address);
    return { message: texts.passwordReset };
  },
  () => ({ message: texts.passwordReset }),
);
