import { users } from '../../shared/api/users.ts';
import { isAdministrator } from '../../shared/rules/members/administrator.ts';
import { profile as texts } from '../../shared/texts/members/profile.ts';
import { requirePassword } from '../auth/password/require-password.ts';
import { Forbidden } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { Reply } from '../http/reply.ts';
import { noSessionCookie } from '../http/session/session-cookie.ts';
import { deleteMember } from '../members/store/deletion.ts';
import { AdministratorStaysError } from './errors.ts';

export const handler = handle(
  users.delete,
  async ({ member, params, body, address, effect }) => {
    const account = await member.account();
    const { username, passwordHash } = account;
    if (username.toLowerCase() !== params.username.toLowerCase()) throw new Forbidden();
    if (isAdministrator(account)) throw new AdministratorStaysError();
    const { password } = body;
    await requirePassword({ memberId: member._id, address, field: 'password', password }, passwordHash);
    await deleteMember(effect, member._id);
    return new Reply({ message: texts.deleted }, { cookies: [noSessionCookie()] });
  },
  () => new Reply({ message: texts.deleted }, { cookies: [noSessionCookie()] }),
);
