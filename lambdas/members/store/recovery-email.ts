import { EMAIL_RESTORABLE } from '../../../shared/limits.ts';
import type { FormerAddress, MemberItem } from './items.ts';

type Addresses = Pick<MemberItem, 'email' | 'recoveryAddress' | 'isRecoveryVerified' | 'formerAddresses'>;

/** Whether two e-mail addresses are one: it does not matter how they are written. */
export const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * The address that can win an account back: the one verified last, or the one of the sign-up while none was. Never one
 * that nobody has verified: whoever finds a browser signed in could enter theirs.
 */
export const recoveryEmail = ({
  recoveryAddress,
  email,
}: Pick<Addresses, 'recoveryAddress' | 'email'>): string => recoveryAddress || email;

/** Whether the present address of a member is known to be theirs. */
export const isEmailVerified = (member: Addresses): boolean =>
  member.isRecoveryVerified && isSameAddress(recoveryEmail(member), member.email);

/**
 * Whether the present address of a member is not theirs yet: it is shown to them, but kept for nobody, and does not sign in,
 * until they have confirmed it. So nobody learns whether it is another member's, or takes it from its owner.
 */
export const isPending = (member: Addresses): boolean => !isSameAddress(member.email, recoveryEmail(member));

/** What of an update holds only while a member has the addresses that were seen. */
export const hasAddresses = ({ email, recoveryAddress }: Addresses) => ({
  condition: `email = :seenEmail AND (recoveryAddress = :seenRecovery${recoveryAddress === '' ? ' OR attribute_not_exists(recoveryAddress)' : ''})`,
  values: { ':seenEmail': email, ':seenRecovery': recoveryAddress },
});

/** Milliseconds since 1970 until which a change can be taken back. */
export const restorableUntil = ({ changedAt }: FormerAddress): number =>
  Date.parse(changedAt) + EMAIL_RESTORABLE;

/** The addresses that a member can still return to by a link in a mail, oldest first. */
export const restorable = (member: Addresses, now = Date.now()): FormerAddress[] =>
  member.formerAddresses.filter(
    (one) => restorableUntil(one) > now && (isPending(member) || !isSameAddress(one.address, member.email)),
  );

/** All addresses that are kept for a member, in lower case, each once. */
export const keptAddresses = (member: Addresses): string[] => [
  ...new Set(
    [recoveryEmail(member), ...restorable(member).map(({ address }) => address)].map((address) =>
      address.toLowerCase(),
    ),
  ),
];
