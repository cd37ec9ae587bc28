import { type Member, newMember } from '../calls/client.ts';
import { promote } from './promote.ts';

/** A member whom operations have made administrator; only where tests reach the table themselves. */
export async function newAdmin(): Promise<Member> {
  const member = await newMember();
  await promote(member.user._id);
  return member;
}
