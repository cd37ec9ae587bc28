import { sessionsOf } from '../../auth/session-view.ts';
import { readAccount } from '../../http/session/accounts.ts';
import { readPasskeys } from '../../passkeys/store/passkeys.ts';
import { presentPasskey } from '../../passkeys/view.ts';
import { readRecoveryCodes } from '../../recovery-codes/store/recovery-codes.ts';
import { presentRecoveryCodes } from '../../recovery-codes/view.ts';
import { readMember } from '../../users/store/members.ts';
import { recoveryEmail } from '../../users/store/recovery-email.ts';
import { presentCurrentUser } from '../../users/views/current-user.ts';
import type { Part } from './part.ts';

/** What the member has written about themselves, and the addresses that are kept for them. */
export const profile: Part = {
  file: 'profile.json',
  async value(memberId) {
    const member = await readMember(memberId, { consistent: true });
    if (!member) return {};
    const { connections: _, ...shown } = presentCurrentUser(member, []);
    return { ...shown, recoveryEmail: recoveryEmail(member), formerEmails: member.formerAddresses };
  },
};

/** Where the member is signed in. */
export const sessions: Part = {
  file: 'sessions.json',
  async *rows(memberId) {
    const account = await readAccount(memberId);
    yield account ? sessionsOf(account, '').map(({ current: _, ...session }) => session) : [];
  },
};

/** Without the keys: they are of no use to anybody but us. */
export const passkeys: Part = {
  file: 'passkeys.json',
  async *rows(memberId) {
    yield (await readPasskeys(memberId)).map(presentPasskey);
  },
};

/** How many codes are left: which, nobody knows any more. */
export const recoveryCodes: Part = {
  file: 'recovery-codes.json',
  value: async (memberId) => presentRecoveryCodes(await readRecoveryCodes(memberId)),
};
