import { dropFactors } from '../../factors/drop-factors.ts';
import { httpKeys } from '../../http/keys.ts';
import { mailJob } from '../../mail/orders.ts';
import { memberKeys } from '../../members/store/keys.ts';
import { recoveryEmail } from '../../members/store/recovery-email.ts';
import { transact } from '../../table/transact.ts';
import type { Owner } from '../links/recovery.ts';

/**
 * Gives a member another password, ends all their sessions, and has them told by mail. Where nobody had confirmed the
 * address, passkeys and recovery codes go as well: whoever signed up may have been somebody else.
 *
 * @param owner the member as their link was checked against
 * @param otherwise the error when the password was changed or the member has left meanwhile
 */
export async function resetPassword(
  { member, account: { memberId, passwordHash } }: Owner,
  newHash: string,
  otherwise: () => Error,
): Promise<void> {
  const dropping = member.isRecoveryVerified ? undefined : await dropFactors(memberId);
  await transact([
    {
      key: httpKeys.account(memberId),
      update: `SET passwordHash = :new, sessions = :none, clients = :none${dropping ? `, ${dropping.account.set}` : ''}`,
      condition: `passwordHash = :seen${dropping ? ` AND ${dropping.account.condition}` : ''}`,
      values: { ':new': newHash, ':none': {}, ':seen': passwordHash, ...dropping?.account.values },
      otherwise,
    },
    ...(dropping?.writes ?? []),
    {
      // Whoever has the link reads the mail of this address.
      key: memberKeys.profile(memberId),
      update: 'SET recoveryAddress = :recovery, isRecoveryVerified = :true',
      condition: 'email = :email',
      values: { ':recovery': recoveryEmail(member), ':true': true, ':email': member.email },
      otherwise,
    },
    { put: mailJob({ mail: 'passwordChanged', memberId }) },
  ]);
}
