import type { Role } from '../../../shared/model/member.ts';
import { itemKind } from '../../table/key.ts';
import { CARD_DEFAULTS, PROFILE_DEFAULTS } from './defaults.ts';
import type {
  HandleItem,
  MemberSummary,
  NameItem,
  ProfileItem,
  PublicPageItem,
  RoleItem,
  SuspendedHandleItem,
} from './items.ts';

export const memberKinds = {
  card: itemKind<MemberSummary>({ defaults: CARD_DEFAULTS })('MEMBER#{memberId}', 'CARD'),
  profile: itemKind<ProfileItem>({ defaults: PROFILE_DEFAULTS })('MEMBER#{memberId}', 'PROFILE'),
  username: itemKind<HandleItem>()('USERNAME#{usernameText}', 'HANDLE'),
  email: itemKind<HandleItem>()('EMAIL#{emailText}', 'HANDLE'),
  /** By a keyed hash: who has left is not named any more. */
  suspended: itemKind<SuspendedHandleItem>({ isFollowed: false })('SUSPENDED#{handleHash}', 'HANDLE'),
  /** Everybody of one role; ids sort by sign-up. */
  role: itemKind<RoleItem>()('ROLE#{role}', '{memberId}'),
  /** Whose profile visitors may read. */
  publicPage: itemKind<PublicPageItem>({ isFollowed: false })('PUBLIC#{partNumber}', '{memberId}'),
  /** An entry under which a search finds a member, by a word of the name, or by the start of one before another. */
  name: itemKind<NameItem>()('NAMES#{letterText}', '{placeText} {memberId}'),
};

/** Those whose profiles visitors may read are spread over this many partitions. */
export const PUBLIC_PARTS = 64;

const partOf = (memberId: string): number =>
  [...memberId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % PUBLIC_PARTS, 0);

/** The partition of all names that begin with the letter of a text. */
const names = (text: string): string => `NAMES#${[...text][0]}`;

export const memberKeys = {
  ...memberKinds,
  /** Everything that is a member's own stands in one partition: other nouns keep their items of a member there as well. */
  member: (memberId: string) => `MEMBER#${memberId}`,
  username: (username: string) => memberKinds.username(username.toLowerCase()),
  email: (email: string) => memberKinds.email(email.toLowerCase()),
  role: (role: Role | null, memberId: string) => memberKinds.role(role ?? 'none', memberId),
  publicPage: (memberId: string) => memberKinds.publicPage(String(partOf(memberId)), memberId),
  publicPages: (part: number) => memberKinds.publicPage(String(part), '').pk,
  name: (text: string, memberId: string) => memberKinds.name([...text][0] ?? '', text, memberId),
  names,
};
