import type { MemberItem } from '../../../lambdas/data/items/member.ts';

/** The members of the demo community by username. */
export type Members = ReadonlyMap<string, MemberItem>;

/** @throws Error when the seed names somebody who is not in it */
export function memberOf(members: Members, username: string): MemberItem {
  const member = members.get(username);
  if (!member) throw new Error(`the seed names ${username}, who is nobody`);
  return member;
}

/** A member's id. */
export const idOf = (members: Members, username: string): string => memberOf(members, username)._id;
