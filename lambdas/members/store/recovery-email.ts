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

/** Milliseconds since 1970 until which a change can be taken back. */
export const restorableUntil = ({ changedAt }: FormerAddress): number =>
  Date.parse(changedAt) + EMAIL_RESTORABLE;

/** The addresses that a member can still return to by a link in a mail, oldest first. */
export const restorable = ({ email, formerAddresses }: Addresses, now = Date.now()): FormerAddress[] =>
  formerAddresses.filter((one) => restorableUntil(one) > now && !isSameAddress(one.address, email));

/** All addresses that are kept for a member, in lower case, each once. */
export const keptAddresses = (member: Addresses): string[] => [
  ...new Set(
    [member.email, recoveryEmail(member), ...restorable(member).map(({ address }) => address)].map(
      (address) => address.toLowerCase(),
    ),
  ),
];
