import type { KeptFactors } from '../../../shared/model/factors.ts';
import { factorMailKinds } from '../../factors/mails/kinds.ts';
import { httpKeys } from '../../http/keys.ts';
import { readAccount } from '../../http/session/accounts.ts';
import { mailJob } from '../../mail/orders.ts';
import { memberKeys } from '../../members/store/keys.ts';
import { hasAddresses, recoveryEmail } from '../../members/store/recovery-email.ts';
import type { Effect } from '../../table/effect.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { InvalidTokenError } from '../errors.ts';
import type { Owner } from '../links/recovery.ts';
import { authMailKinds } from '../mails/kinds.ts';
import { dropForReset } from './reset-factors.ts';

interface Reset {
  newHash: string;
  kept: KeptFactors;
}

async function resetOnce(effect: Effect, owner: Owner, { newHash, kept }: Reset): Promise<void> {
  const { member, account } = owner;
  const { memberId, passwordHash } = account;
  const seen = hasAddresses(member);
  const dropping = await dropForReset(owner, kept);
  await effect.commit([
    {
      key: httpKeys.account(memberId),
      update: `SET passwordHash = :new, sessions = :none, clients = :none${dropping ? `, ${dropping.account.set}` : ''}`,
      condition: `passwordHash = :seen${dropping ? ` AND ${dropping.account.condition}` : ''}`,
      values: { ':new': newHash, ':none': {}, ':seen': passwordHash, ...dropping?.account.values },
    },
    ...(dropping?.writes ?? []),
    {
      // Whoever has the link reads the mail of this address.
      key: memberKeys.profile(memberId),
      update: 'SET recoveryAddress = :recovery, isRecoveryVerified = :true',
      condition: seen.condition,
      values: { ...seen.values, ':recovery': recoveryEmail(member), ':true': true },
      onConditionFailed: () => new InvalidTokenError(),
    },
    { put: mailJob(authMailKinds.passwordChanged, { memberId }) },
    ...(dropping?.isNews ? [{ put: mailJob(factorMailKinds.passkeyRemoved, { memberId }) }] : []),
  ]);
}

/**
 * Gives a member another password, takes away the passkeys and recovery codes that they do not keep, ends all their sessions,
 * and has them told by mail.
 *
 * @param owner the member as their link was checked against
 * @throws InvalidTokenError when the password was changed or the member has left meanwhile
 */
export function resetPassword(effect: Effect, owner: Owner, reset: Reset): Promise<void> {
  const { memberId, passwordHash } = owner.account;
  let known: Owner | undefined = owner;
  return retryOnConflict(async () => {
    const account = known ? known.account : await readAccount(memberId);
    known = undefined;
    if (account?.passwordHash !== passwordHash) throw new InvalidTokenError();
    await resetOnce(effect, { member: owner.member, account }, reset);
  });
}
