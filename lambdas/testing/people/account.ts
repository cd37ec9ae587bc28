import type { AccountItem } from '../../http/items.ts';
import { MEMBER_ID, SESSION_ID } from './cookie.ts';

/** An account with one live session. */
export const accountItem = (changes: Partial<AccountItem> = {}): AccountItem => ({
  memberId: MEMBER_ID,
  username: 'ada',
  passwordHash: 'hash',
  userRole: 'founder',
  isAdmin: false,
  sessions: { [SESSION_ID]: Math.floor(Date.now() / 1000) + 3600 },
  ...changes,
});
