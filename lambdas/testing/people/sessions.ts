import { addSession, newSession, readAccount } from '../../http/session/accounts.ts';
import { sessionCookie } from '../../http/session/session-cookie.ts';
import { signToken } from '../../http/session/session-token.ts';
import { plainEffect } from '../../table/effect.ts';
import { newId } from '../../table/ids.ts';
import { Client, type Member } from '../calls/client.ts';

/** A browser in which a member has been signed in for some milliseconds. */
export async function signedInFor(milliseconds: number, { user }: Member): Promise<Client> {
  const account = await readAccount(user._id);
  if (!account) throw new Error('the account is gone');
  const session = { ...newSession(true), sessionId: newId(Date.now() - milliseconds) };
  await addSession(plainEffect, account, session);
  const client = new Client();
  const token = await signToken({ memberId: user._id, ...session }, session.expiresAt);
  client.cookie = sessionCookie(token).split(';')[0] ?? '';
  return client;
}
