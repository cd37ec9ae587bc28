import { readAccount } from '../http/session/accounts.ts';
import type { ArchivePart } from '../members/archive-part.ts';
import { sessionsOf } from './session-view.ts';

/** Where the member is signed in. */
export const sessionsPart: ArchivePart = {
  file: 'sessions.json',
  async *rows({ _id: memberId }) {
    const account = await readAccount(memberId);
    yield account ? sessionsOf(account, '').map(({ current: _, ...session }) => session) : [];
  },
};
