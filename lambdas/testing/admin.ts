import { httpKeys } from '../http/keys.ts';
import { memberKeys } from '../members/store/keys.ts';
import { update } from '../table/table.ts';
import { type Member, newMember } from './client.ts';

/** A member whom operations have made administrator; only where tests reach the table themselves. */
export async function newAdmin(): Promise<Member> {
  const member = await newMember();
  for (const key of [httpKeys.account(member.user._id), memberKeys.profile(member.user._id)])
    await update<unknown>(key, { update: 'SET isAdmin = :true', values: { ':true': true } });
  return member;
}
