import type { ArchivePart } from './archive-part.ts';
import { readMember } from './store/members.ts';
import { recoveryEmail } from './store/recovery-email.ts';
import { presentCurrentUser } from './views/current-user.ts';

/** What the member has written about themselves, and the addresses that are kept for them. */
export const profilePart: ArchivePart = {
  file: 'profile.json',
  async value({ _id: memberId }) {
    const member = await readMember(memberId, { consistent: true });
    if (!member) return {};
    const { connections: _, ...shown } = presentCurrentUser(member, []);
    return { ...shown, recoveryEmail: recoveryEmail(member), formerEmails: member.formerAddresses };
  },
};
