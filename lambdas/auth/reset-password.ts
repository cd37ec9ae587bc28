import { auth } from '../../shared/api/auth.ts';
import { recovery as texts } from '../../shared/texts/recovery.ts';
import { handle } from '../http/handle.ts';
import { InvalidTokenError } from './invalid-token.ts';
import { limitLinks } from './link-limits.ts';
import { hashPassword } from './password.ts';
import { forgetAllGuesses } from './password-guesses.ts';
import { readResetLink } from './recovery.ts';
import { resetPassword } from './store/reset.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

const invalid = () => new InvalidTokenError();

export const handler = handle(
  auth.resetPassword,
  async ({ body, address }) => {
    await limitLinks('reset', address);
    const owner = await readResetLink(body.token);
    if (!owner) throw invalid();
    await refuseWeakPassword(body.password, owner.member, 'password');
    await resetPassword(owner, await hashPassword(body.password), invalid);
    await forgetAllGuesses(owner.member, address);
    return { message: texts.passwordReset };
  },
  () => ({ message: texts.passwordReset }),
);
