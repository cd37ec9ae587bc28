import { users } from '../../shared/api/users.ts';
import { isAdministrator } from '../../shared/rules/administrator.ts';
import { profile as texts } from '../../shared/texts.ts';
import { isPassword } from '../auth/password.ts';
import { limitGuess } from '../auth/password-guesses.ts';
import { BadRequest, Forbidden } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { forgetGuesses } from '../http/rate-limits.ts';
import { Reply } from '../http/reply.ts';
import { noSessionCookie } from '../http/session/session-cookie.ts';
import { deleteMember } from './store/deletion.ts';

const invalid = () =>
  new BadRequest(texts.passwordInvalid, [{ path: 'password', message: texts.passwordInvalid }]);

export const handler = handle(
  users.delete,
  async ({ member, params, body, address }) => {
    const account = await member.account();
    const { username, passwordHash } = account;
    if (username.toLowerCase() !== params.username.toLowerCase()) throw new Forbidden();
    if (isAdministrator(account)) throw new Forbidden(texts.administratorStays);
    const guess = { who: member._id, from: address };
    await limitGuess(guess);
    if (!(await isPassword(body.password, passwordHash))) throw invalid();
    await deleteMember(member._id);
    await forgetGuesses(guess);
    return new Reply({ message: texts.deleted }, { cookies: [noSessionCookie()] });
  },
  () => new Reply({ message: texts.deleted }, { cookies: [noSessionCookie()] }),
);
