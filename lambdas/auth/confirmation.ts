import { RECENT_SIGN_IN } from '../../shared/limits.ts';
import { PasskeyRequiredError } from '../http/errors.ts';
import type { Caller } from '../http/handle.ts';
import { isTooWeak } from '../http/session/strength.ts';
import { idTime } from '../table/ids.ts';
import { PasswordNeededError } from './errors.ts';
import { requirePassword } from './password/require-password.ts';

/**
 * Keeps an administrator's passkeys out of reach of who knows their password alone: the first one is added with it, and
 * from then on it takes one of them, or a recovery code, to change them.
 *
 * @throws PasskeyRequiredError when the session began with the password
 */
export async function requireStrongSession(member: Caller): Promise<void> {
  const account = await member.account();
  if ((account.passkeys ?? 0) > 0 && isTooWeak(account, member.isStrong)) throw new PasskeyRequiredError();
}

const isRecent = ({ sessionId }: Caller): boolean => Date.now() - idTime(sessionId) < RECENT_SIGN_IN;

async function confirmByPassword(
  member: Caller,
  password: string | undefined,
  address: string,
): Promise<void> {
  if (password === undefined) throw new PasswordNeededError();
  const { passwordHash } = await member.account();
  await requirePassword({ memberId: member._id, address, field: 'currentPassword', password }, passwordHash);
}

/**
 * Lets only those add a way to sign in who have just signed in, or who know the password: neither a stolen session nor a
 * look into the mailbox is enough to stay for good, unseen.
 *
 * @param address where the call came from
 * @throws PasskeyRequiredError when an administrator has begun the session with the password, and has passkeys
 * @throws PasswordNeededError when the session is older or began with a mailed link, and no password came along
 * @throws WrongPasswordError when the password is wrong
 * @throws TooManyRequests when guesses have to wait
 */
export async function confirmMember(
  member: Caller,
  password: string | undefined,
  address: string,
): Promise<void> {
  await requireStrongSession(member);
  const { clients } = await member.account();
  const isByLink = clients?.[member.sessionId]?.isByLink ?? false;
  if (!isByLink && isRecent(member)) return;
  await confirmByPassword(member, password, address);
}

/**
 * Lets only those change the address of the account who know the password, or who have just signed in with a passkey or a
 * recovery code: a session that was stolen a moment after the password was typed is not enough.
 *
 * @param address where the call came from
 * @throws as `confirmMember`
 */
export async function confirmEmailChange(
  member: Caller,
  password: string | undefined,
  address: string,
): Promise<void> {
  await requireStrongSession(member);
  if (member.isStrong && isRecent(member)) return;
  await confirmByPassword(member, password, address);
}
