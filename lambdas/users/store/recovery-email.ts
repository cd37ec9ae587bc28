import type { MemberItem } from './items.ts';

/**
 * The address that can win an account back: the one verified last, or the one of the sign-up while none was. Never one
 * that nobody has verified: whoever finds a browser signed in could enter theirs.
 */
export const recoveryEmail = ({
  recoveryAddress,
  email,
}: Pick<MemberItem, 'recoveryAddress' | 'email'>): string => recoveryAddress || email;
