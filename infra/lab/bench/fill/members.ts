import { httpKeys } from '../../../../lambdas/http/keys.ts';
import { CARD_DEFAULTS, PROFILE_DEFAULTS } from '../../../../lambdas/members/store/defaults.ts';
import { moveEntries } from '../../../../lambdas/members/store/directory.ts';
import type { MemberItem, MemberSummary } from '../../../../lambdas/members/store/items.ts';
import { memberKeys } from '../../../../lambdas/members/store/keys.ts';
import { cardOf, profileOf } from '../../../../lambdas/members/store/members.ts';
import { idTime } from '../../../../lambdas/table/ids.ts';
import { ADMIN_USERNAME } from '../../../../shared/rules/administrator.ts';
import type { Community } from './community.ts';
import { type StoredItem, stored } from './stored.ts';
import { POST_TEXT } from './words.ts';

interface Account {
  passwordHash: string;
  isAdmin: boolean;
  hasHidden: boolean;
}

function itemsOf(card: MemberSummary, { passwordHash, isAdmin, hasHidden }: Account): StoredItem[] {
  const { _id, username, userRole } = card;
  const member: MemberItem = {
    ...PROFILE_DEFAULTS,
    ...card,
    email: `${username}@example.com`,
    about: POST_TEXT,
    skills: ['Listening', 'Drawing', 'Bookkeeping'],
    isRecoveryVerified: true,
    onboardingCompleted: true,
    isAdmin,
    createdAt: new Date(idTime(_id)).toISOString(),
  };
  return [
    stored(memberKeys.card(_id), cardOf(member)),
    stored(memberKeys.profile(_id), profileOf(member)),
    stored(memberKeys.username(username), { memberId: _id }),
    stored(memberKeys.email(member.email), { memberId: _id }),
    stored(httpKeys.account(_id), {
      memberId: _id,
      username,
      passwordHash,
      userRole,
      isAdmin,
      sessions: {},
      hasSignedIn: true,
      clients: {},
      ...(hasHidden && { hasHidden }),
    }),
    ...moveEntries(undefined, card).flatMap((write) => ('put' in write ? [write.put] : [])),
  ];
}

/** The members, with what was counted of them: to be made last; and the administrator. All of them have one password. */
export function* members(community: Community, passwordHash: string): Generator<StoredItem> {
  for (let member = 0; member < community.size; member += 1) {
    const account = { passwordHash, isAdmin: false, hasHidden: community.hiding.has(member) };
    yield* itemsOf(community.card(member), account);
  }
  const admin: MemberSummary = {
    ...CARD_DEFAULTS,
    _id: community.newId(community.now),
    username: ADMIN_USERNAME,
    name: 'Admin',
  };
  yield* itemsOf(admin, { passwordHash, isAdmin: true, hasHidden: false });
}
