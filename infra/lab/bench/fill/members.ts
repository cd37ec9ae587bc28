import type { AccountItem } from '../../../../lambdas/http/items.ts';
import { httpKeys } from '../../../../lambdas/http/keys.ts';
import { CARD_DEFAULTS, PROFILE_DEFAULTS } from '../../../../lambdas/members/store/defaults.ts';
import { moveEntries } from '../../../../lambdas/members/store/directory.ts';
import type { MemberItem, MemberSummary } from '../../../../lambdas/members/store/items.ts';
import { memberKeys } from '../../../../lambdas/members/store/keys.ts';
import { cardOf, profileOf } from '../../../../lambdas/members/store/members.ts';
import { idTime } from '../../../../lambdas/table/ids.ts';
import { searchedPerson } from '../../../../lambdas/testing/things/search-items.ts';
import { ADMIN_USERNAME } from '../../../../shared/rules/members/administrator.ts';
import type { Community } from './community.ts';
import { type StoredItem, stored } from './stored.ts';
import { POST_TEXT } from './words.ts';

const SKILLS = ['Listening', 'Drawing', 'Bookkeeping'];

/**
 * The items of a member, as a sign-up and what follows from it write them; what searches find is apart.
 *
 * @param account what is not as in any account that nobody is signed in to
 */
export const memberItems = (
  member: MemberItem,
  account: Partial<AccountItem> & Pick<AccountItem, 'passwordHash'>,
): StoredItem[] => [
  stored(memberKeys.card(member._id), cardOf(member)),
  stored(memberKeys.profile(member._id), profileOf(member)),
  stored(memberKeys.username(member.username), { memberId: member._id }),
  stored(memberKeys.email(member.email), { memberId: member._id }),
  stored(httpKeys.account(member._id), {
    memberId: member._id,
    username: member.username,
    userRole: member.userRole,
    isAdmin: member.isAdmin,
    sessions: {},
    hasSignedIn: true,
    clients: {},
    ...account,
  }),
  ...moveEntries(undefined, cardOf(member)).flatMap((write) => ('put' in write ? [write.put] : [])),
];

interface Account {
  passwordHash: string;
  isAdmin: boolean;
  hasHidden: boolean;
}

function itemsOf(card: MemberSummary, { passwordHash, isAdmin, hasHidden }: Account): StoredItem[] {
  const member: MemberItem = {
    ...PROFILE_DEFAULTS,
    ...card,
    email: `${card.username}@example.com`,
    about: POST_TEXT,
    skills: SKILLS,
    isRecoveryVerified: true,
    onboardingCompleted: true,
    isAdmin,
    createdAt: new Date(idTime(card._id)).toISOString(),
  };
  return memberItems(member, { passwordHash, ...(hasHidden && { hasHidden }) });
}

/** The members, with what was counted of them: to be made last; and the administrator. All of them have one password. */
export function* members(community: Community, passwordHash: string): Generator<StoredItem> {
  for (let member = 0; member < community.size; member += 1) {
    const account = { passwordHash, isAdmin: false, hasHidden: community.hiding.has(member) };
    const card = community.card(member);
    community.searched.people.push(searchedPerson(card, { skills: SKILLS }));
    yield* itemsOf(card, account);
  }
  const admin: MemberSummary = {
    ...CARD_DEFAULTS,
    _id: community.newId(community.now),
    username: ADMIN_USERNAME,
    name: 'Admin',
  };
  yield* itemsOf(admin, { passwordHash, isAdmin: true, hasHidden: false });
}
