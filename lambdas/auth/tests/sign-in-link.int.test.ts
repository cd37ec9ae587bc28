import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { MINUTE, SIGN_IN_LINK_VALID, SIGN_IN_LINKS_PER_EMAIL } from '../../../shared/limits.ts';
import { recovery as texts } from '../../../shared/texts/account/recovery.ts';
import { mails } from '../../../shared/texts/notifications/mails.ts';
import { readToken } from '../../http/session/session-token.ts';
import { signLink } from '../../mail/links.ts';
import { Client, freshUsername, type Member, newMember, PASSWORD } from '../../testing/calls/client.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { mailsTo, newConfirmedMember, tokenIn } from '../../testing/services/outbox.ts';
import { hasTable } from '../../testing/system.ts';
import { readOwner } from '../links/recovery.ts';

expectInvariants();

const { auth, users } = contract;
const INVALID = { status: 400, body: { code: 'INVALID_TOKEN', message: texts.invalidToken } };

const ask = (email: string) => new Client().call(auth.signInLink, { body: { email } });
const use = (token: string, { client = new Client(), headers = {}, rememberMe = false } = {}) =>
  client.call(auth.useSignInLink, { body: { token, rememberMe }, headers });
const linksTo = async ({ user }: Member) =>
  (await mailsTo(user.email)).filter(({ subject }) => subject === mails.signInLink.subject);

describe('asking for a link to sign in', () => {
  it('answers alike for a known and an unknown address: words, headers and cost', async () => {
    const { user } = await newMember();
    const [known, unknown] = [await ask(user.email), await ask(`${freshUsername()}@example.com`)];
    expect([known.status, known.body]).toEqual([202, { message: texts.signInLinkSent }]);
    expect([unknown.status, unknown.body, unknown.cost]).toEqual([known.status, known.body, known.cost]);
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
  });

  it('stops after a few for one address, until their links are dead', async () => {
    const email = `${freshUsername()}@example.com`;
    for (let i = 0; i < SIGN_IN_LINKS_PER_EMAIL; i += 1) expect((await ask(email)).status).toBe(202);
    const { status, headers } = await ask(email.toUpperCase());
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
  });
});

describe.skipIf(!hasTable)('the link to sign in', () => {
  let member: Member;

  const newLink = async (): Promise<string> => {
    expect((await ask(member.user.email)).status).toBe(202);
    return tokenIn((await linksTo(member))[0]);
  };

  beforeEach(async () => {
    member = await newConfirmedMember('founder');
  });

  it('signs its member in, once, and no stronger than a password does', async () => {
    const token = await newLink();
    const client = new Client();
    const { status, body } = await use(token, { client });
    expect([status, body._id]).toEqual([200, member.user._id]);
    expect((await client.call(auth.me)).status).toBe(200);
    const session = await readToken(client.cookie.replace(/^.*hearth=/, ''));
    expect(session?.isStrong).toBe(false);
    expect(await use(token)).toMatchObject(INVALID);
  });

  it('begins one session, however often it is used at once', async () => {
    const token = await newLink();
    const answers = await Promise.all(Array.from({ length: 50 }, () => use(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject(INVALID);
    expect((await member.call(auth.sessions)).body).toHaveLength(2);
  });

  it('is told like any sign-in from a new browser, which is known from then on', async () => {
    const { headers } = await use(await newLink());
    const told = (await mailsTo(member.user.email)).map(({ subject }) => subject);
    expect(told).toContain(mails.newSignIn('', '').subject);
    expect(headers.getSetCookie().some((cookie) => cookie.startsWith('hearth-browser='))).toBe(true);
  });

  it('lets a member in whom strangers who guess keep out', async () => {
    const { username } = member.user;
    const guess = (password: string) => new Client().call(auth.login, { body: { username, password } });
    for (let i = 0; i < 6; i += 1) await guess('wrong guess');
    expect((await guess(PASSWORD)).status).toBe(429);
    expect((await use(await newLink())).status).toBe(200);
  });

  it('is answered again under the same key while its session lives, and begins no other', async () => {
    const token = await newLink();
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [new Client(), new Client()];
    await use(token, { client: first, headers });
    expect((await use(token, { client: second, headers })).status).toBe(200);
    expect((await second.call(auth.me)).body._id).toBe(member.user._id);
    expect((await member.call(auth.sessions)).body).toHaveLength(2);
    await second.call(auth.logout);
    expect((await first.call(auth.me)).status).toBe(401);
    expect(await use(token, { headers })).toMatchObject(INVALID);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'the password',
      () =>
        member.call(auth.changePassword, {
          body: { currentPassword: PASSWORD, newPassword: 'another horse battery' },
        }),
    ],
    [
      'the e-mail address',
      () =>
        member.call(users.updateProfile, {
          body: { email: `next-${member.user.email}`, currentPassword: PASSWORD },
        }),
    ],
  ])('dies with a change of %s', async (_, change) => {
    const token = await newLink();
    expect(await change()).toMatchObject({ status: 200 });
    expect(await use(token)).toMatchObject(INVALID);
  });

  it('does not work after a quarter of an hour, for another purpose, or for another member', async () => {
    const owner = await readOwner(member.user._id);
    const { _id, email } = member.user;
    const facts = [owner?.account.passwordHash ?? '', email, email];
    const late = await signLink('sign-in', _id, facts, Date.now() - SIGN_IN_LINK_VALID - MINUTE);
    const reset = await signLink('reset-password', _id, facts);
    const other = await signLink('sign-in', (await newConfirmedMember()).user._id, facts);
    for (const token of [late, reset, other, 'x']) expect(await use(token)).toMatchObject(INVALID);
    const early = await signLink('sign-in', _id, facts, Date.now() - SIGN_IN_LINK_VALID + MINUTE);
    expect((await use(early)).status).toBe(200);
  });

  it('goes to no address that nobody has confirmed', async () => {
    const unconfirmed = await newMember();
    await ask(unconfirmed.user.email);
    expect(await linksTo(unconfirmed)).toEqual([]);
  });

  it('does not do where the password is asked for, unlike a sign-in with it', async () => {
    const client = new Client();
    await use(await newLink(), { client });
    const { registration } = contract.passkeys;
    expect(await client.call(registration, { body: {} })).toMatchObject({
      status: 403,
      body: { code: 'PASSWORD_NEEDED' },
    });
    expect((await client.call(registration, { body: { currentPassword: PASSWORD } })).status).toBe(200);
  });

  it('ends the session that the browser had', async () => {
    const before = member.cookie;
    const client = new Client();
    client.cookie = before;
    await use(await newLink(), { client });
    expect((await member.call(auth.me)).status).toBe(401);
  });
});
