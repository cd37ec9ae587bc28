import { describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { HOUR, SECOND, SESSIONS_PER_MEMBER } from '../../../shared/limits.ts';
import { settings as texts } from '../../../shared/texts/account/settings.ts';
import type { AccountItem } from '../../http/items.ts';
import { httpKeys } from '../../http/keys.ts';
import { endAllSessions } from '../../http/session/ending.ts';
import { get, update } from '../../table/table.ts';
import {
  Client,
  freshUsername,
  type Member,
  newcomer,
  PASSWORD,
  signUp,
} from '../../testing/calls/client.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { addPasskeyTo, newAuthenticator } from '../../testing/people/passkeys.ts';
import { hasTable } from '../../testing/system.ts';

expectInvariants();

const { login, logout, me, sessions, signup, endSession, endOtherSessions } = contract.auth;
const { passkeys, recoveryCodes } = contract;

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

const MALFORMED = '!'.repeat(16);
const UNKNOWN = '-'.repeat(16);

/** Signs a member in with one more browser. */
async function signIn({ user }: Member, userAgent = WINDOWS): Promise<Client> {
  const client = new Client();
  const { status } = await client.call(login, {
    body: { username: user.username, password: PASSWORD },
    headers: { 'user-agent': userAgent },
  });
  if (status !== 200) throw new Error(`login failed with ${status}`);
  return client;
}

const statusOf = async (client: Client) => (await client.call(me)).status;
const list = async (client: Client) => (await client.call(sessions)).body;
const idOf = async (client: Client) => (await list(client)).find(({ current }) => current)?._id ?? '';
const end = async (client: Client, sessionId: string, headers = {}) =>
  client.call(endSession, { params: { sessionId }, headers });
const key = () => ({ 'idempotency-key': freshUsername() });

describe('the sessions of a member', () => {
  it('are listed with browser, network and times, the one used last first', async () => {
    const member = await signUp();
    const phone = await signIn(member, IPHONE);
    const found = await list(phone);
    expect(found.map(({ client, current }) => [client, current])).toEqual([
      ['Safari on iPhone', true],
      ['', false],
    ]);
    for (const { address, createdAt, lastSeenAt } of found) {
      expect(address).toMatch(/\*$/);
      expect(Date.now() - Date.parse(createdAt)).toBeLessThan(60 * SECOND);
      expect(lastSeenAt <= new Date().toISOString()).toBe(true);
    }
  });

  it('are replaced by a sign-in in the same browser, also as somebody else', async () => {
    const [member, other] = await Promise.all([signUp(), signUp()]);
    const [browser, elsewhere] = [await signIn(member), await signIn(member)];
    for (const { user } of [member, other]) {
      const before = new Client();
      before.cookie = browser.cookie;
      const body = { username: user.username, password: PASSWORD };
      expect((await browser.call(login, { body })).status).toBe(200);
      expect([await statusOf(before), await statusOf(browser)]).toEqual([401, 200]);
    }
    expect(await statusOf(elsewhere)).toBe(200);
    expect((await browser.call(login, { body: { username: 'nobody', password: 'wrong' } })).status).toBe(400);
    expect(await statusOf(browser)).toBe(200);
  });

  it('are replaced by a sign-in with a passkey or a recovery code in the same browser', async () => {
    const [holder, authenticator] = [await signUp(), newAuthenticator()];
    await addPasskeyTo(holder, authenticator);
    const { codes } = (await holder.call(recoveryCodes.make, { body: {} })).body;
    const { body: options } = await new Client().call(passkeys.challenge);
    const response = authenticator.signIn(options);
    const signIns = [
      (browser: Client) => browser.call(passkeys.login, { body: { response } }),
      (browser: Client) =>
        browser.call(recoveryCodes.login, { body: { username: holder.user.username, code: codes[0] } }),
    ];
    for (const signInWith of signIns) {
      const [member, browser] = [await signUp(), new Client()];
      browser.cookie = member.cookie;
      expect((await signInWith(browser)).status).toBe(200);
      expect([await statusOf(member), await statusOf(browser)]).toEqual([401, 200]);
    }
  });

  it('are replaced by a sign-up in the same browser, also when its answer was lost', async () => {
    for (const isLost of [false, true]) {
      const [member, browser] = [await signUp(), new Client()];
      browser.cookie = member.cookie;
      const request = { body: newcomer(), headers: key() };
      if (isLost) await new Client().call(signup, request);
      expect((await browser.call(signup, request)).status).toBe(201);
      expect([await statusOf(member), await statusOf(browser)]).toEqual([401, 200]);
    }
  });

  it.runIf(hasTable)('are all ended by an operator, and can begin anew', async () => {
    const member = await signUp();
    const phone = await signIn(member, IPHONE);
    await endAllSessions(member.user._id);
    expect([await statusOf(member), await statusOf(phone)]).toEqual([401, 401]);
    expect(await statusOf(await signIn(member))).toBe(200);
  });

  it('are those of nobody else', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const ids = (await list(one)).map(({ _id }) => _id);
    expect((await list(other)).map(({ _id }) => _id)).not.toEqual(expect.arrayContaining(ids));
  });
});

describe('ending a session', () => {
  it('signs that browser out at its next call, and no other', async () => {
    const member = await signUp();
    const [lost, kept] = [await signIn(member), await signIn(member)];
    const sessionId = await idOf(lost);
    expect(await end(member, sessionId)).toMatchObject({
      status: 200,
      body: { message: texts.sessionEnded },
    });
    expect(await statusOf(lost)).toBe(401);
    expect((await lost.call(contract.posts.create, { body: { content: 'Still here?' } })).status).toBe(401);
    expect([await statusOf(kept), await statusOf(member)]).toEqual([200, 200]);
    expect((await list(member)).map(({ _id }) => _id)).not.toContain(sessionId);
  });

  it('is a logout when it is the own one', async () => {
    const member = await signUp();
    const { cookie } = member;
    const { status, headers } = await end(member, await idOf(member));
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(/^(__Host-)?hearth=;.*Max-Age=0/);
    member.cookie = cookie;
    expect(await statusOf(member)).toBe(401);
  });

  it('finds none that is foreign, unknown, malformed or has ended before', async () => {
    const [member, other] = [await signUp(), await signUp()];
    const ended = await idOf(await signIn(member));
    await end(member, ended);
    for (const sessionId of [await idOf(other), UNKNOWN, MALFORMED, ended])
      expect((await end(member, sessionId)).status).toBe(404);
    expect(await statusOf(other)).toBe(200);
  });

  it('is done once when many ask at the same moment', async () => {
    const member = await signUp();
    const sessionId = await idOf(await signIn(member));
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await end(member, sessionId)).status),
    );
    expect([...new Set(statuses)].sort()).toEqual([200, 404]);
    expect(await list(member)).toHaveLength(1);
  });

  it('answers a repeat after a lost answer as the first time', async () => {
    const member = await signUp();
    const sessionId = await idOf(await signIn(member));
    const headers = key();
    const first = await end(member, sessionId, headers);
    expect(await end(member, sessionId, headers)).toMatchObject({ status: 200, body: first.body });
  });
});

describe('ending all other sessions', () => {
  it('keeps the browser that asks signed in, alone', async () => {
    const member = await signUp();
    const others = [await signIn(member), await signIn(member)];
    expect(await member.call(endOtherSessions)).toMatchObject({
      status: 200,
      body: { message: texts.otherSessionsEnded },
    });
    for (const other of others) expect(await statusOf(other)).toBe(401);
    expect((await list(member)).map(({ current }) => current)).toEqual([true]);
  });

  it('does no harm when there is none', async () => {
    const member = await signUp();
    expect((await member.call(endOtherSessions)).status).toBe(200);
    expect(await statusOf(member)).toBe(200);
  });

  it('leaves a later one alone when it is repeated after a lost answer', async () => {
    const member = await signUp();
    const request = { headers: key() };
    const { body } = await member.call(endOtherSessions, request);
    const later = await signIn(member);
    expect(await member.call(endOtherSessions, request)).toMatchObject({ status: 200, body });
    expect(await statusOf(later)).toBe(200);
  });

  it('leaves one of two that end each other at the same moment', async () => {
    const member = await signUp();
    const other = await signIn(member);
    await Promise.all([member.call(endOtherSessions), other.call(endOtherSessions)]);
    expect([await statusOf(member), await statusOf(other)].sort()).toEqual([200, 401]);
  });

  it('does not bring back the own one, which ends at the same moment', async () => {
    const member = await signUp();
    const own = new Client();
    own.cookie = member.cookie;
    await Promise.all([member.call(endOtherSessions), own.call(logout)]);
    own.cookie = member.cookie;
    expect(await statusOf(own)).toBe(401);
  });
});

/** As many guesses of a password as are let through at once. */
const AT_ONCE = 5;

describe('many sign-ins at the same moment', () => {
  it('leave no more sessions than a member may have', async () => {
    const member = await signUp();
    for (let i = 0; i < SESSIONS_PER_MEMBER - 2; i += 1) await signIn(member);
    const clients = await Promise.all(Array.from({ length: AT_ONCE }, () => signIn(member)));
    const lists = await Promise.all(clients.map(list));
    for (const found of lists) expect(found).toHaveLength(SESSIONS_PER_MEMBER);
  });
});

describe.skipIf(!hasTable)('the account of a member', () => {
  const accountOf = async ({ user }: Member) => {
    const account = await get(httpKeys.account(user._id), { consistent: true });
    if (!account) throw new Error('the account is gone');
    return account;
  };

  const lastUse = (hoursAgo: number) => Math.floor((Date.now() - hoursAgo * HOUR) / SECOND);

  /** Makes it look as if the session was used so many hours ago. */
  async function useBefore(member: Member, hoursAgo: number): Promise<void> {
    await update(httpKeys.account(member.user._id), {
      update: 'SET clients.#session.lastSeenAt = :at',
      names: { '#session': await idOf(member) },
      values: { ':at': lastUse(hoursAgo) },
    });
  }

  /** The account as the release before has stored it. */
  const asBefore = ({ user }: Member) => update(httpKeys.account(user._id), { update: 'REMOVE clients' });

  it('is read by one unit with as many sessions as it can hold', async () => {
    const member = await signUp();
    const names = Array.from({ length: SESSIONS_PER_MEMBER }, (_, i) => String(i).padStart(16, '0'));
    const own = await idOf(member);
    const client = {
      lastSeenAt: lastUse(0),
      name: 'Samsung Internet on Android',
      address: '2001:db8f:ffff:*',
    };
    const ids = [own, ...names.slice(1)];
    await update<AccountItem>(httpKeys.account(member.user._id), {
      update: 'SET sessions = :sessions, clients = :clients, username = :username',
      values: {
        ':sessions': Object.fromEntries(ids.map((id) => [id, lastUse(-1)])),
        ':clients': Object.fromEntries(ids.map((id) => [id, client])),
        ':username': 'u'.repeat(30),
      },
    });
    const { body, cost } = await member.call(sessions);
    expect(body).toHaveLength(SESSIONS_PER_MEMBER);
    expect(cost).toMatchObject({ rru: 1, wru: 0, calls: 1 });
    // The invariants want the name that the member has.
    await update<AccountItem>(httpKeys.account(member.user._id), {
      update: 'SET username = :username',
      values: { ':username': member.user.username },
    });
  });

  it('is told of a use at most once an hour, by the start of the app alone', async () => {
    const member = await signUp();
    expect((await member.call(me)).cost.wru).toBe(0);
    await useBefore(member, 2);
    await member.call(contract.notifications.list);
    const before = await list(member);
    expect(Date.now() - Date.parse(before[0]?.lastSeenAt ?? '')).toBeGreaterThan(HOUR);
    expect((await member.call(me, { headers: { 'user-agent': IPHONE } })).cost.wru).toBeGreaterThan(0);
    expect((await member.call(me)).cost.wru).toBe(0);
    const [session] = await list(member);
    expect(session?.client).toBe('Safari on iPhone');
    expect(Date.now() - Date.parse(session?.lastSeenAt ?? '')).toBeLessThan(60 * SECOND);
  });

  it('does not get back a session by its use', async () => {
    const member = await signUp();
    const other = await signIn(member);
    await useBefore(member, 2);
    const sessionId = await idOf(member);
    await Promise.all([member.call(me), end(other, sessionId)]);
    const { sessions: left, clients } = await accountOf(member);
    expect([left[sessionId], clients?.[sessionId]]).toEqual([undefined, undefined]);
  });

  it('of before lists its sessions, and learns of each at its next use', async () => {
    const member = await signUp();
    await asBefore(member);
    expect(await list(member)).toMatchObject([{ current: true, client: '', address: '' }]);
    await member.call(me, { headers: { 'user-agent': IPHONE } });
    expect(await list(member)).toMatchObject([{ current: true, client: 'Safari on iPhone' }]);
  });

  it('of before takes sign-ins, also at the same moment, and ends sessions', async () => {
    const member = await signUp();
    await asBefore(member);
    const others = await Promise.all([signIn(member), signIn(member), signIn(member)]);
    expect((await list(member)).map(({ client }) => client).sort()).toEqual([
      '',
      ...Array(3).fill('Chrome on Windows'),
    ]);
    await asBefore(member);
    const [first, second] = others;
    await first?.call(logout);
    expect((await end(member, second ? await idOf(second) : '')).status).toBe(200);
    expect(await list(member)).toHaveLength(2);
    await member.call(endOtherSessions);
    expect(await list(member)).toHaveLength(1);
  });

  it('forgets where a session was used that the release before has ended', async () => {
    const member = await signUp();
    const sessionId = await idOf(await signIn(member));
    await update(httpKeys.account(member.user._id), {
      update: 'REMOVE sessions.#session',
      names: { '#session': sessionId },
    });
    expect(await list(member)).toHaveLength(1);
    await signIn(member);
    expect(Object.keys((await accountOf(member)).clients ?? {})).not.toContain(sessionId);
  });
});
