import { dropFactors, keepOlder } from '../../factors/drop-factors.ts';
import { factorMailKinds } from '../../factors/mails/kinds.ts';
import { httpKeys } from '../../http/keys.ts';
import { mailJob } from '../../mail/orders.ts';
import { freeAddress, keepAddress, ownAddresses, takeAddress } from '../../members/store/email-changes.ts';
import { MemberGoneError } from '../../members/store/errors.ts';
import type { FormerAddress, MemberItem } from '../../members/store/items.ts';
import { memberKeys } from '../../members/store/keys.ts';
import { readMember } from '../../members/store/members.ts';
import {
  hasAddresses,
  isEmailVerified,
  isPending,
  isSameAddress,
  recoveryEmail,
  restorable,
  restorableUntil,
} from '../../members/store/recovery-email.ts';
import { refusesSuspendedEmail } from '../../members/store/suspended-handles.ts';
import type { Effect } from '../../table/effect.ts';
import { retryOnConflict } from '../../table/retry.ts';
import type { Write } from '../../table/write.ts';
import { InvalidTokenError } from '../errors.ts';
import { authMailKinds } from '../mails/kinds.ts';

const invalid = () => new InvalidTokenError();

/** Runs a change of a member who was looked at a moment ago, on the member as they are now. */
const changeAddresses = (
  effect: Effect,
  memberId: string,
  writesOf: (member: MemberItem) => Write[] | Promise<Write[]>,
): Promise<void> =>
  retryOnConflict(async () => {
    const member = await readMember(memberId, { consistent: true });
    if (!member) throw new MemberGoneError();
    const writes = await writesOf(member);
    if (writes.length > 0) await effect.commit(writes);
  });

/** Takes from an account that nobody had confirmed what somebody else may have added to sign in with, and tells of it. */
async function dropUnconfirmed(memberId: string): Promise<Write[]> {
  const { writes, account, isNews } = await dropFactors(memberId);
  if (!isNews) return [];
  const { set, ...guard } = account;
  return [
    ...writes,
    { key: httpKeys.account(memberId), update: `SET ${set}`, ...guard },
    { put: mailJob(factorMailKinds.passkeyRemoved, { memberId }) },
  ];
}

/**
 * Remembers that the present address of a member is theirs: from now on it is the one that signs in and can win the account
 * back. The first one that is confirmed ends what was added before: whoever signed up may have been somebody else.
 *
 * @param email the address that was verified
 * @throws InvalidTokenError when it is not their present one any more, or somebody else's
 */
export const verifyEmail = (effect: Effect, memberId: string, email: string): Promise<void> =>
  changeAddresses(effect, memberId, async (member) => {
    if (!isSameAddress(member.email, email)) throw invalid();
    if (isEmailVerified(member)) return [];
    const old = recoveryEmail(member);
    const former = restorable(member).find(({ address }) => isSameAddress(address, old));
    const released = former
      ? keepAddress(old, memberId, restorableUntil(former))
      : freeAddress(old, memberId);
    const { condition, values } = hasAddresses(member);
    return [
      {
        key: memberKeys.profile(memberId),
        update: 'SET recoveryAddress = :email, isRecoveryVerified = :true',
        condition,
        values: { ...values, ':email': member.email, ':true': true },
      },
      ...(isPending(member)
        ? [
            takeAddress(member.email, memberId, invalid),
            await refusesSuspendedEmail(member.email, invalid),
            released,
          ]
        : []),
      ...(member.isRecoveryVerified ? [] : await dropUnconfirmed(memberId)),
    ];
  });

/** How an address is returned to. */
interface Return {
  /** The address as it was looked at. */
  to: FormerAddress;
  /** Of a password that nobody knows: whoever has changed the address may know the present one. */
  newHash: string;
  /** The network address of the caller. */
  by: string;
}

/**
 * Takes changes of the address back: the one before them is the member's again and known to be theirs, and what came after
 * it is forgotten. Whoever has made them is out: all sessions end, no password opens the account, and passkeys and recovery
 * codes added since are gone. The member is mailed a link to a new password.
 *
 * @throws InvalidTokenError when it cannot be returned to any more
 */
export const restoreEmail = (effect: Effect, memberId: string, { to, newHash, by }: Return): Promise<void> =>
  changeAddresses(effect, memberId, async (member) => {
    const formers = restorable(member);
    const at = formers.findIndex(({ changedAt }) => changedAt === to.changedAt);
    if (at < 0) throw invalid();
    const older = formers.slice(0, at);
    const isKept = (address: string) => [to, ...older].some((one) => isSameAddress(one.address, address));
    const seen = hasAddresses(member);
    const [own, { writes, account }] = await Promise.all([
      ownAddresses(member),
      dropFactors(memberId, keepOlder(to.changedAt)),
    ]);
    const freed = own.filter((address) => !isKept(address));
    return [
      {
        key: memberKeys.profile(memberId),
        update:
          'SET email = :to, recoveryAddress = :to, isRecoveryVerified = :true, formerAddresses = :older',
        condition: seen.condition,
        values: { ...seen.values, ':to': to.address, ':true': true, ':older': older },
      },
      takeAddress(to.address, memberId, invalid),
      ...freed.map((address) => freeAddress(address, memberId)),
      {
        key: httpKeys.account(memberId),
        update: `SET sessions = :none, clients = :none, passwordHash = :new, ${account.set}`,
        condition: `attribute_exists(pk) AND ${account.condition}`,
        values: { ':none': {}, ':new': newHash, ...account.values },
      },
      ...writes,
      { put: mailJob(authMailKinds.resetPassword, { email: to.address, by }) },
    ];
  });
