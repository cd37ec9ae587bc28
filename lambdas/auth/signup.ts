import { auth } from '../../shared/api/auth.ts';
import { HOUR, SECOND } from '../../shared/limits.ts';
import { config } from '../config.ts';
import { TooManyRequests, Unauthenticated } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import type { SessionClient } from '../http/items.ts';
import { countInWindow } from '../http/limits/rate-limits.ts';
import { addSession, newSession, readAccount } from '../http/session/accounts.ts';
import { clientOf } from '../http/session/client.ts';
import { createMember, readMember } from '../members/store/members.ts';
import { refusesSuspended } from '../members/store/suspended-handles.ts';
import { plainEffect } from '../table/effect.ts';
import { hashPassword, isPassword } from './password/password.ts';
import { refuseWeakPassword } from './password/weak-passwords.ts';
import { signIn } from './sign-in.ts';

interface Repeat {
  /** Of the body. */
  password: string;
  client: SessionClient;
  replaces: string | undefined;
}

/**
 * Signs in the member whom this very call has created before, when its answer was lost. Whoever has kept the call opens no
 * account whose password was changed since.
 */
async function resume(memberId: string, { password, client, replaces }: Repeat) {
  const [member, account] = await Promise.all([
    readMember(memberId, { consistent: true }),
    readAccount(memberId),
  ]);
  if (!member || !account || !(await isPassword(password, account.passwordHash))) throw new Unauthenticated();
  const session = newSession(false, client);
  if (!(await addSession(plainEffect, account, session))) throw new Unauthenticated();
  return signIn(member, session, { replaces });
}

export const handler = handle(
  auth.signup,
  async ({ body, address, userAgent, token, newId, effect, saveForReplay }) => {
    const tries = await countInWindow('signup', address, HOUR);
    if (tries > config().SIGNUPS_PER_ADDRESS_PER_HOUR) throw new TooManyRequests(HOUR / SECOND);

    const { password, ...given } = body;
    await refuseWeakPassword(password, given, 'password');
    const _id = newId();
    saveForReplay(_id);
    const passwordHash = await hashPassword(password);
    const session = newSession(false, clientOf({ address, userAgent }));
    const checks = await refusesSuspended(given);
    const member = await createMember(effect, {
      _id,
      ...given,
      passwordHash,
      session,
      from: address,
      checks,
    });
    return signIn(member, session, { replaces: token });
  },
  (call, memberId) =>
    resume(memberId, { password: call.body.password, client: clientOf(call), replaces: call.token }),
);
