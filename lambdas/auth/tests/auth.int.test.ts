import { describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { DAY } from '../../../shared/limits.ts';
import { auth as texts } from '../../../shared/texts/account/auth.ts';
import { passwords } from '../../../shared/texts/account/passwords.ts';
import { refusals } from '../../../shared/texts/refusals.ts';
import { rules } from '../../../shared/texts/rules.ts';
import { errors } from '../../../shared/texts.ts';
import { countInWindow } from '../../http/limits/rate-limits.ts';
import { Client, freshUsername, newcomer, newMember, PASSWORD } from '../../testing/calls/client.ts';
import { hasTable } from '../../testing/system.ts';

const { changePassword, signup, login, logout, me, updateRole } = contract.auth;

describe('signing up', () => {
  it('creates a member without a role and signs them in', async () => {
    const client = new Client();
    const who = newcomer();
    const { status, body } = await client.call(signup, { body: who });
    expect(status).toBe(201);
    expect(body).toMatchObject({ username: who.username, name: who.name, userRole: null, isAdmin: false });
    expect((await client.call(me)).body).toEqual(body);
  });

  it.each([
    ['no name', { name: ' ' }, refusals.allFieldsRequired],
    ['no username', { username: undefined }, refusals.allFieldsRequired],
    ['no e-mail', { email: '' }, refusals.allFieldsRequired],
    ['no password', { password: '' }, refusals.allFieldsRequired],
    ['a wrong username and no password', { username: '!', password: '' }, refusals.allFieldsRequired],
    ['a name that nobody can see', { name: '\u200b\u2060' }, refusals.allFieldsRequired],
    ['a short password', { password: '12345' }, rules.passwordTooShort],
    ['a long password', { password: 'x'.repeat(129) }, rules.passwordTooLong],
    ['a common password', { password: 'password' }, passwords.tooCommon],
    [
      'a password that is made of the own name',
      { name: 'Ada Lovelace', password: 'adalovelace1' },
      passwords.ofOwnName,
    ],
    ['a wrong e-mail', { email: 'nobody' }, texts.emailInvalid],
    ['a username with spaces', { username: 'a b c' }, rules.usernameInvalid],
    ['a short username', { username: 'ab' }, rules.usernameInvalid],
    ['a reserved username', { username: 'Admin' }, rules.usernameReserved],
  ])('refuses %s with one clear message', async (_, wrong, message) => {
    const { status, body } = await new Client().call(signup, { body: { ...newcomer(), ...wrong } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, error: message });
  });

  it('answers an empty body as a form without fields', async () => {
    const { status, body } = await new Client().send('/api/v1/auth/signup', { method: 'POST' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: refusals.allFieldsRequired });
  });

  it('keeps usernames and e-mail addresses unique ignoring case', async () => {
    const who = newcomer();
    await new Client().call(signup, { body: who });
    const sameName = await new Client().call(signup, {
      body: { ...newcomer(), username: who.username.toUpperCase() },
    });
    expect(sameName).toMatchObject({ status: 400, body: { message: texts.usernameExists } });
    const sameEmail = await new Client().call(signup, {
      body: { ...newcomer(), email: who.email.toUpperCase() },
    });
    expect(sameEmail).toMatchObject({ status: 400, body: { message: texts.emailExists } });
  });

  it('makes exactly one member of 20 parallel sign-ups with one username', async () => {
    const username = freshUsername();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        new Client().call(signup, { body: { ...newcomer(username), email: `${i}-${username}@example.com` } }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(400)]);
    expect(results.filter(({ status }) => status === 400).map(({ body }) => body)).toEqual(
      Array(19).fill(expect.objectContaining({ message: texts.usernameExists })),
    );
  });

  it('makes one member of a repeat after a lost answer, and signs them in again', async () => {
    const request = { body: newcomer(), headers: { 'idempotency-key': freshUsername() } };
    const first = await new Client().call(signup, request);
    const client = new Client();
    const second = await client.call(signup, request);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect((await client.call(me)).status).toBe(200);
  });

  it('opens no account to a repeat after its password was changed', async () => {
    const body = newcomer();
    const headers = { 'idempotency-key': freshUsername() };
    const member = new Client();
    await member.call(signup, { body, headers });
    const passwords = { currentPassword: body.password, newPassword: 'quiet harbour lantern' };
    expect((await member.call(changePassword, { body: passwords })).status).toBe(200);
    const client = new Client();
    expect(await client.call(signup, { body, headers })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect((await client.call(me)).status).toBe(401);
  });

  it.each(['toString', 'valueOf'])(
    'refuses objects in place of texts, with a %s of their own',
    async (name) => {
      const length = { [name]: '', ...(name === 'valueOf' && { toString: '' }) };
      const { status } = await new Client().call(signup, { body: { ...newcomer(), username: { length } } });
      expect(status).toBe(400);
    },
  );

  it('refuses a key that was used for another sign-up', async () => {
    const headers = { 'idempotency-key': freshUsername() };
    await new Client().call(signup, { body: newcomer(), headers });
    expect(await new Client().call(signup, { body: newcomer(), headers })).toMatchObject({
      status: 422,
      body: { code: 'KEY_REUSED' },
    });
  });
});

describe('signing in', () => {
  it.each(['username', 'email'] as const)('takes the %s, ignoring case', async (field) => {
    const { user } = await newMember('founder');
    const client = new Client();
    const { status, body } = await client.call(login, {
      body: { username: user[field].toUpperCase(), password: PASSWORD },
    });
    expect(status).toBe(200);
    expect(body).toEqual((await client.call(me)).body);
  });

  it('answers a wrong password and an unknown member with the same words', async () => {
    const { user } = await newMember();
    const wrong = await new Client().call(login, { body: { username: user.username, password: 'not this' } });
    const unknown = await new Client().call(login, {
      body: { username: freshUsername(), password: PASSWORD },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ message: refusals.invalidCredentials });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('tells passwords apart beyond the 72 bytes that bcrypt reads', async () => {
    const long = 'correct horse battery staple '.repeat(4);
    const who = { ...newcomer(), password: `${long}1` };
    expect((await new Client().call(signup, { body: who })).status).toBe(201);
    const other = await new Client().call(login, { body: { username: who.username, password: `${long}2` } });
    expect(other.status).toBe(400);
  });

  it('gives a cookie for 30 days when asked to remember, else until the browser closes', async () => {
    const { user } = await newMember();
    const cookieOf = async (rememberMe: boolean) => {
      const { headers } = await new Client().call(login, {
        body: { username: user.username, password: PASSWORD, rememberMe },
      });
      return headers.getSetCookie().find((cookie) => /^(__Host-)?hearth=/.test(cookie)) ?? '';
    };
    expect(await cookieOf(true)).toMatch(/Path=\/; HttpOnly; SameSite=Lax; (Secure; )?Max-Age=2592000$/);
    expect(await cookieOf(false)).not.toMatch(/Max-Age|Expires/);
  });

  it.each([
    {},
    null,
    { username: ' ', password: 'secret' },
    { username: 'ada' },
    { username: 'ada', password: null },
  ])('asks for what is missing: %j', async (body) => {
    expect(await new Client().call(login, { body })).toMatchObject({
      status: 400,
      body: { message: refusals.credentialsRequired },
    });
  });

  it('makes guessing slow: after five wrong passwords even the right one has to wait', async () => {
    const { user } = await newMember();
    const guess = (password: string) =>
      new Client().call(login, { body: { username: user.username, password } });
    const guesses = await Promise.all(Array.from({ length: 20 }, () => guess('wrong guess')));
    expect(guesses.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5);
    const right = await guess(PASSWORD);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(right.body).toMatchObject({ message: errors.tooManyRequests });
  });

  it.skipIf(!hasTable)(
    'lets no stranger guess at once at an account that was guessed at fifty times today, but its own browser',
    async () => {
      const { user } = await newMember();
      const signedIn = await new Client().call(login, {
        body: { username: user.username, password: PASSWORD },
      });
      const browser = signedIn.headers.getSetCookie().find((cookie) => cookie.startsWith('hearth-browser='));
      await Promise.all(Array.from({ length: 50 }, () => countInWindow('wrong-guess', user.email, DAY)));
      const body = { username: user.email.toUpperCase(), password: PASSWORD };
      const { status, headers } = await new Client().call(login, { body });
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
      const known = { cookie: browser?.split(';')[0] ?? '' };
      expect((await new Client().call(login, { body, headers: known })).status).toBe(200);
    },
  );

  it('tells nobody by its refusals whether a username and an address belong together', async () => {
    const { user } = await newMember();
    const guess = async (username: string) =>
      (await new Client().call(login, { body: { username, password: 'wrong guess' } })).status;
    for (let i = 0; i < 5; i += 1) expect(await guess(user.username)).toBe(400);
    expect(await guess(user.username)).toBe(429);
    expect(await guess(user.email)).toBe(400);
  });

  it('forgets the wrong guesses after the right one', async () => {
    const { user } = await newMember();
    const guess = (password: string) =>
      new Client().call(login, { body: { username: user.username, password } });
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 4; i += 1) expect((await guess('wrong guess')).status).toBe(400);
      expect((await guess(PASSWORD)).status).toBe(200);
    }
  });

  it('keeps the newest 20 sessions of a member', async () => {
    const first = await newMember();
    const body = { username: first.user.username, password: PASSWORD };
    const others: Client[] = [];
    for (let i = 0; i < 20; i += 1) {
      const client = new Client();
      await client.call(login, { body });
      others.push(client);
    }
    expect((await first.call(me)).status).toBe(401);
    expect((await others[0]?.call(me))?.status).toBe(200);
  });
});

describe('signing out', () => {
  it('ends the session on the server, not only in the browser', async () => {
    const member = await newMember();
    const stolen = new Client();
    stolen.cookie = member.cookie;
    const { status, body } = await member.call(logout);
    expect([status, body]).toEqual([200, { message: texts.logoutSucceeded }]);
    expect((await stolen.call(me)).status).toBe(401);
  });

  it('works with a dead session, a foreign token and none', async () => {
    const member = await newMember();
    const { cookie } = member;
    await member.call(logout);
    for (const value of [cookie, 'hearth=nonsense', '']) {
      const client = new Client();
      client.cookie = value;
      expect((await client.call(logout)).status).toBe(200);
    }
  });

  it('leaves the other browsers of the member signed in', async () => {
    const { user, ...first } = await newMember();
    const second = new Client();
    await second.call(login, { body: { username: user.username, password: PASSWORD } });
    const browser = new Client();
    browser.cookie = first.cookie;
    await browser.call(logout);
    expect((await second.call(me)).status).toBe(200);
  });
});

describe('choosing a role', () => {
  it.each([
    ['founder', 'founder'],
    ['investor', 'investor'],
    ['job_seeker', 'job_seeker'],
    ['jobseeker', 'job_seeker'],
  ])('takes %s and keeps %s', async (sent, kept) => {
    const member = await newMember();
    const { status, body } = await member.call(updateRole, { body: { userRole: sent } });
    expect([status, body.userRole]).toEqual([200, kept]);
    expect((await member.call(me)).body.userRole).toBe(kept);
  });

  it.each([{ userRole: 'admin' }, { userRole: '' }, {}, { userRole: null }, null, []])(
    'refuses %j',
    async (body) => {
      const member = await newMember();
      expect(await member.call(updateRole, { body })).toMatchObject({
        status: 400,
        body: { message: refusals.validRoleRequired },
      });
    },
  );
});
