import type { Letter } from '../../../shared/texts/notifications/mails.ts';
import type { Draft } from '../../mail/kind.ts';
import { layOut, type Unsubscribe } from '../../mail/layout.ts';
import type { MemberItem } from '../store/items.ts';
import { readMember } from '../store/members.ts';
import { recoveryEmail } from '../store/recovery-email.ts';

/** A mail to the address that can win a member's account back. */
export const draftFor = (member: MemberItem, letter: Letter, link: string, off?: Unsubscribe): Draft => ({
  mail: layOut(recoveryEmail(member), letter, link, off),
  isConfirmed: member.isRecoveryVerified,
});

/** A mail to the member with this id; undefined when they have left. */
export async function mailMember(
  memberId: string,
  letter: Letter,
  link: string,
  off?: Unsubscribe,
): Promise<Draft | undefined> {
  const member = await readMember(memberId, { consistent: true });
  return member && draftFor(member, letter, link, off);
}
