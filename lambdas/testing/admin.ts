import { keys } from '../data/keys.ts';
import { update } from '../data/table.ts';
import { type Member, newMember } from './client.ts';

/** A member whom operations have made administrator; only where tests reach the table themselves. */
export async function newAdmin(): Promise<Member> {
  const member = await newMember();
  for (const key of [keys.account(member.user._id), keys.profile(member.user._id)])
    await update<unknown>(key, { update: 'SET isAdmin = :true', values: { ':true': true } });
  return member;
}
