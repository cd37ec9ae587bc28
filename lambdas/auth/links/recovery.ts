import { RESET_LINK_VALID } from '../../../shared/limits.ts';
import type { AccountItem } from '../../http/items.ts';
import { readAccount } from '../../http/session/accounts.ts';
import { isSigned, readLink, signLink } from '../../mail/links.ts';
import type { MemberItem } from '../../members/store/items.ts';
import { readMember } from '../../members/store/members.ts';
import { recoveryEmail } from '../../members/store/recovery-email.ts';

const PURPOSE = 'reset-password';

/** A member with what they sign in with. */
export interface Owner {
  member: MemberItem;
  account: AccountItem;
}

/** The member as they are now, unless they have left. */
export async function readOwner(memberId: string): Promise<Owner | undefined> {
  const [member, account] = await Promise.all([
    readMember(memberId, { consistent: true }),
    readAccount(memberId),
  ]);
  return member && account && { member, account };
}

/** A link to reset a password dies with the password, and with the address it was mailed to. */
const factsOf = ({ member, account }: Owner): string[] => [
  account.passwordHash,
  recoveryEmail(member).toLowerCase(),
];

/** The token that lets its holder choose a new password: for an hour, and once, because the old hash is part of it. */
export const signResetLink = (owner: Owner): Promise<string> =>
  signLink(PURPOSE, owner.member._id, factsOf(owner));

/** Whose password a token may reset; undefined when it does not work, or no longer. */
export async function readResetLink(token: string): Promise<Owner | undefined> {
  const link = readLink(token);
  const owner = link && (await readOwner(link.memberId));
  if (!owner) return undefined;
  return (await isSigned(PURPOSE, link, factsOf(owner), RESET_LINK_VALID)) ? owner : undefined;
}
