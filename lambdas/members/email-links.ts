import { EMAIL_RESTORABLE, VERIFY_LINK_VALID } from '../../shared/limits.ts';
import { isSigned, readLink, type SignedLink, signLink } from '../mail/links.ts';
import type { FormerAddress, MemberItem } from './store/items.ts';
import { readMember } from './store/members.ts';
import { restorable } from './store/recovery-email.ts';

const VERIFY = 'verify-email';
const RESTORE = 'restore-email';

/** The token that says of its holder that they read the mail of a member's present address. */
export const signVerifyLink = ({ _id, email }: MemberItem): Promise<string> =>
  signLink(VERIFY, _id, [email.toLowerCase()]);

const factsOf = ({ address, changedAt }: FormerAddress): string[] => [address.toLowerCase(), changedAt];

/** The token that brings an earlier address of a member back. */
export const signRestoreLink = (memberId: string, former: FormerAddress): Promise<string> =>
  signLink(RESTORE, memberId, factsOf(former));

async function readHolder(token: string): Promise<{ link: SignedLink; member: MemberItem } | undefined> {
  const link = readLink(token);
  const member = link && (await readMember(link.memberId, { consistent: true }));
  return link && member && { link, member };
}

/** Whose present address a token verifies; undefined when it does not work, or no longer. */
export async function readVerifyLink(token: string): Promise<MemberItem | undefined> {
  const { link, member } = (await readHolder(token)) ?? {};
  if (!link || !member) return undefined;
  const isGood = await isSigned(VERIFY, link, [member.email.toLowerCase()], VERIFY_LINK_VALID);
  return isGood ? member : undefined;
}

/** Which address of which member a token brings back; undefined when it does not work, or no longer. */
export async function readRestoreLink(
  token: string,
): Promise<{ member: MemberItem; former: FormerAddress } | undefined> {
  const { link, member } = (await readHolder(token)) ?? {};
  if (!link || !member) return undefined;
  for (const former of restorable(member))
    if (await isSigned(RESTORE, link, factsOf(former), EMAIL_RESTORABLE)) return { member, former };
  return undefined;
}
