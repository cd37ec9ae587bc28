import { SECOND, SIGN_IN_LINK_VALID } from '../../../shared/limits.ts';
import { httpKeys } from '../../http/keys.ts';
import { isSigned, readLink, type SignedLink, signLink } from '../../mail/links.ts';
import { recoveryEmail } from '../../members/store/recovery-email.ts';
import type { Write } from '../../table/write.ts';
import { InvalidTokenError } from '../errors.ts';
import { type Owner, readOwner } from './recovery.ts';

const PURPOSE = 'sign-in';

/** A link to sign in dies with the password, and with each change of an address. */
const factsOf = ({ member, account }: Owner): string[] => [
  account.passwordHash,
  recoveryEmail(member).toLowerCase(),
  member.email.toLowerCase(),
];

/** The token that signs its holder in, once, for 15 minutes. */
export const signSignInLink = (owner: Owner): Promise<string> =>
  signLink(PURPOSE, owner.member._id, factsOf(owner));

/** Whom a token signs in; undefined when it does not work, or no longer. Whether it was used already, `spendingOf` finds out. */
export async function readSignInLink(token: string): Promise<{ link: SignedLink; owner: Owner } | undefined> {
  const link = readLink(token);
  const owner = link && (await readOwner(link.memberId));
  if (!link || !owner?.member.isRecoveryVerified) return undefined;
  return (await isSigned(PURPOSE, link, factsOf(owner), SIGN_IN_LINK_VALID)) ? { link, owner } : undefined;
}

/** Uses a link up, in the transaction of the session that it begins; fails with InvalidTokenError when another has. */
export const spendingOf = ({ memberId, issuedAt }: SignedLink): Write => ({
  put: {
    ...httpKeys.attempts('sign-in-link', `${memberId}#${issuedAt}`),
    count: 1,
    ttl: Math.ceil((issuedAt + 2 * SIGN_IN_LINK_VALID) / SECOND),
  },
  ifNew: true,
  onConditionFailed: () => new InvalidTokenError(),
});
