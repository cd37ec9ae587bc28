import { describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { auth as texts } from '../../../shared/texts/account/auth.ts';
import { passwords } from '../../../shared/texts/account/passwords.ts';
import { settings } from '../../../shared/texts/account/settings.ts';
import { profile } from '../../../shared/texts/members/profile.ts';
import { rules } from '../../../shared/texts/rules.ts';
import { errors } from '../../../shared/texts.ts';
import { Client, freshUsername, type Member, newMember, PASSWORD } from '../../testing/calls/client.ts';
import { expectInvariants } from '../../testing/invariants.ts';

expectInvariants();

const { changePassword, login, logout, me } = contract.auth;

const NEW = 'quiet harbour lantern';

const change = (client: Client, newPassword = NEW, currentPassword = PASSWORD, headers = {}) =>
  client.call(changePassword, { body: { currentPassword, newPassword }, headers });

/** A browser that tries to sign in as a member. */
async function tryToSignIn({ user }: Member, password: string) {
  const client = new Client();
  const { status } = await client.call(login, { body: { username: user.username, password } });
  return { client, status };
}

const statusOf = async (client: Client) => (await client.call(me)).status;
const key = () => ({ 'idempotency-key': freshUsername() });

/** Another browser with the same session. */
function twinOf({ cookie }: Client): Client {
  const twin = new Client();
  twin.cookie = cookie;
  return twin;
}

describe('changing the password', () => {
  it('lets the new one in and the old one not, and ends all other sessions', async () => {
    const member = await newMember();
    const { client: elsewhere } = await tryToSignIn(member, PASSWORD);
    expect(await change(member)).toMatchObject({ status: 200, body: { message: settings.passwordChanged } });
    expect([await statusOf(member), await statusOf(elsewhere)]).toEqual([200, 401]);
    expect((await tryToSignIn(member, PASSWORD)).status).toBe(400);
    expect((await tryToSignIn(member, NEW)).status).toBe(200);
  });

  it('wants the current password', async () => {
    const member = await newMember();
    expect(await change(member, NEW, 'not this one')).toMatchObject({
      status: 400,
      body: {
        message: profile.passwordInvalid,
        issues: [{ path: 'currentPassword', message: profile.passwordInvalid }],
      },
    });
    expect((await tryToSignIn(member, PASSWORD)).status).toBe(200);
  });

  it.each([
    ['no current password', { currentPassword: '', newPassword: NEW }, texts.passwordRequired],
    ['no new password', { currentPassword: PASSWORD }, texts.passwordRequired],
    ['a short one', { currentPassword: PASSWORD, newPassword: '12345' }, rules.passwordTooShort],
    ['a long one', { currentPassword: PASSWORD, newPassword: 'x'.repeat(129) }, rules.passwordTooLong],
    ['nothing', {}, texts.passwordRequired],
  ])('refuses %s', async (_, body, message) => {
    const member = await newMember();
    expect(await member.call(changePassword, { body })).toMatchObject({ status: 400, body: { message } });
  });

  it('refuses one that is easy to guess, or made of who chooses it, once the current one is right', async () => {
    const member = await newMember();
    expect(await change(member, 'iloveyou')).toMatchObject({
      status: 400,
      body: {
        message: passwords.tooCommon,
        issues: [{ path: 'newPassword', message: passwords.tooCommon }],
      },
    });
    expect(await change(member, `${member.user.username}!1`)).toMatchObject({
      status: 400,
      body: { message: passwords.ofOwnName },
    });
    expect((await change(member, 'iloveyou', 'a wrong guess')).body).toMatchObject({
      message: profile.passwordInvalid,
    });
    expect((await tryToSignIn(member, PASSWORD)).status).toBe(200);
  });

  it('slows down who guesses the current one, as signing in does', async () => {
    const member = await newMember();
    const guesses = await Promise.all(Array.from({ length: 12 }, () => change(member, NEW, 'a wrong guess')));
    expect(guesses.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5);
    const right = await change(member);
    expect(right).toMatchObject({ status: 429, body: { message: errors.tooManyRequests } });
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    // Whoever guesses in a stolen session keeps nobody from signing in.
    expect((await tryToSignIn(member, PASSWORD)).status).toBe(200);
  });

  it('forgets wrong guesses after the right one', async () => {
    const member = await newMember();
    for (let i = 0; i < 4; i += 1) expect((await change(member, NEW, 'a wrong guess')).status).toBe(400);
    expect((await change(member)).status).toBe(200);
    for (let i = 0; i < 4; i += 1) expect((await change(member, PASSWORD, 'a wrong guess')).status).toBe(400);
    expect((await change(member, PASSWORD, NEW)).status).toBe(200);
  });

  it('answers a repeat after a lost answer as the first time, although the current one has changed', async () => {
    const member = await newMember();
    const headers = key();
    const first = await change(member, NEW, PASSWORD, headers);
    const later = await tryToSignIn(member, NEW);
    expect(await change(member, NEW, PASSWORD, headers)).toMatchObject({ status: 200, body: first.body });
    expect([await statusOf(member), await statusOf(later.client)]).toEqual([200, 200]);
    expect(await change(member, 'another lantern', PASSWORD, headers)).toMatchObject({ status: 422 });
  });

  it('answers twins under one key alike', async () => {
    const member = await newMember();
    const headers = key();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => change(twinOf(member), NEW, PASSWORD, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await tryToSignIn(member, NEW)).status).toBe(200);
  });
});

describe('at the same moment', () => {
  it('one of two changes in one browser wins, and the other is refused', async () => {
    const member = await newMember();
    const wanted = ['first lantern harbour', 'second lantern harbour'];
    const answers = await Promise.all(wanted.map((password) => change(twinOf(member), password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    for (const [i, password] of wanted.entries())
      expect((await tryToSignIn(member, password)).status).toBe(answers[i]?.status);
    expect(await statusOf(member)).toBe(200);
  });

  it('one of two changes in two browsers wins, and the other is signed out', async () => {
    const member = await newMember();
    const { client: other } = await tryToSignIn(member, PASSWORD);
    const answers = await Promise.all([change(member, NEW), change(other, 'second lantern harbour')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect([await statusOf(member), await statusOf(other)].sort()).toEqual([200, 401]);
  });

  it('a logout ends the session whatever comes first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const member = await newMember();
      const { cookie } = member;
      const [changed] = await Promise.all([change(twinOf(member)), member.call(logout)]);
      expect([200, 401]).toContain(changed.status);
      member.cookie = cookie;
      expect(await statusOf(member)).toBe(401);
      const password = changed.status === 200 ? NEW : PASSWORD;
      expect((await tryToSignIn(member, password)).status).toBe(200);
    }
  });

  it('a sign-in with the old password leaves no session behind', async () => {
    const member = await newMember();
    const tries = Array.from({ length: 4 }, () => tryToSignIn(member, PASSWORD));
    const [changed, ...others] = await Promise.all([change(member), ...tries]);
    expect(changed.status).toBe(200);
    for (const { client } of others) expect(await statusOf(client)).toBe(401);
  });

  it('a deletion of the account leaves nothing behind', async () => {
    const member = await newMember();
    const { username } = member.user;
    const [changed, deleted] = await Promise.all([
      change(twinOf(member)),
      twinOf(member).call(contract.users.delete, { params: { username }, body: { password: PASSWORD } }),
    ]);
    expect([200, 401]).toContain(changed.status);
    expect([200, 400]).toContain(deleted.status);
    expect(await statusOf(member)).toBe(deleted.status === 200 ? 401 : 200);
  });
});
