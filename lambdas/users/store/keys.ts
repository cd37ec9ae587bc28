import type { Role } from '../../../shared/model/member.ts';
import { key } from '../../table/key.ts';
import type { CardItem, HandleItem, NameItem, ProfileItem, RoleItem } from './items.ts';

/** The partition of all names that begin with the letter of a text. */
const names = (text: string): string => `NAMES#${[...text][0]}`;

/** Everything that is a member's own stands in one partition: other nouns keep their items of a member there as well. */
const member = (memberId: string): string => `MEMBER#${memberId}`;

export const memberKeys = {
  member,
  card: (memberId: string) => key<CardItem>(member(memberId), 'CARD'),
  profile: (memberId: string) => key<ProfileItem>(member(memberId), 'PROFILE'),
  username: (username: string) => key<HandleItem>(`USERNAME#${username.toLowerCase()}`, 'HANDLE'),
  email: (email: string) => key<HandleItem>(`EMAIL#${email.toLowerCase()}`, 'HANDLE'),
  /** Everybody of one role; ids sort by sign-up. */
  role: (role: Role | null, memberId: string) => key<RoleItem>(`ROLE#${role ?? 'none'}`, memberId),
  /** A place where a search finds a member: `text` is a word of the name, or the start of one before another. */
  name: (text: string, memberId: string) => key<NameItem>(names(text), `${text} ${memberId}`),
  names,
};
