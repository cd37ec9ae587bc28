import { RECENT_SIGN_IN } from '../../shared/limits.ts';
import { passkeys as texts } from '../../shared/texts/passkeys.ts';
import { HttpError } from '../http/errors.ts';
import type { Caller } from '../http/handle.ts';
import { idTime } from '../table/ids.ts';
import { requirePassword } from './require-password.ts';

/** 403: the call needs the password as well, because the session is not a recent one. */
class PasswordNeededError extends HttpError {
  constructor() {
    super(403, 'PASSWORD_NEEDED', texts.passwordNeeded);
  }
}

/**
 * Lets only those add a way to sign in who have just signed in, or who know the password: a stolen session is not enough
 * to stay for good.
 *
 * @throws PasswordNeededError when the session is older, and no password came along
 * @throws BadRequest when the password is wrong
 * @throws TooManyRequests when guesses have to wait
 */
export async function confirmMember(
  member: Caller,
  address: string,
  password: string | undefined,
): Promise<void> {
  if (Date.now() - idTime(member.sessionId) < RECENT_SIGN_IN) return;
  if (password === undefined) throw new PasswordNeededError();
  const { passwordHash } = await member.account();
  await requirePassword({ memberId: member._id, address, field: 'currentPassword', password }, passwordHash);
}
