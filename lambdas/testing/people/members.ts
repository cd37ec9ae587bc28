import { CARD_DEFAULTS, PROFILE_DEFAULTS } from '../../members/store/defaults.ts';
import type { MemberItem } from '../../members/store/items.ts';
import { MEMBER_ID } from './cookie.ts';

/** A member who has just signed up. */
export const memberItem = (changes: Partial<MemberItem> = {}): MemberItem => ({
  ...CARD_DEFAULTS,
  ...PROFILE_DEFAULTS,
  _id: MEMBER_ID,
  name: 'Ada',
  username: 'ada',
  email: 'ada@example.com',
  isAdmin: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  ...changes,
});
