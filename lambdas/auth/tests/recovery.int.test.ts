import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { HOUR, LINKS_PER_EMAIL_PER_HOUR, MINUTE } from '../../../shared/limits.ts';
import { auth } from '../../../shared/texts/account/auth.ts';
import { recovery as texts } from '../../../shared/texts/account/recovery.ts';
import { mails } from '../../../shared/texts/notifications/mails.ts';
import { rules } from '../../../shared/texts/rules.ts';
import { openJobs } from '../../jobs/store.ts';
import { signLink } from '../../mail/links.ts';
import { recoveryEmail } from '../../members/store/recovery-email.ts';
import {
  Client,
  freshUsername,
  type Member,
  newcomer,
  newMember,
  PASSWORD,
} from '../../testing/calls/client.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { mailsTo, tokenIn } from '../../testing/services/outbox.ts';
import { settled } from '../../testing/settled.ts';
import { hasTable } from '../../testing/system.ts';
import { readOwner, signResetLink } from '../links/recovery.ts';
import { authMailKinds } from '../mails/kinds.ts';

expectInvariants();

const { forgotPassword, resetPassword, login, me } = contract.auth;
const NEXT = 'another horse battery';

const forgot = (email: string, headers = {}) =>
  new Client().call(forgotPassword, { body: { email }, headers });
const reset = (token: string, password = NEXT, headers = {}) =>
  new Client().call(resetPassword, { body: { token, password }, headers });
const signIn = async (username: string, password: string) =>
  (await new Client().call(login, { body: { username, password } })).status;
const ofSubject = async (address: string, { subject }: { subject: string }) =>
  (await mailsTo(address)).filter((mail) => mail.subject === subject);
const resetMails = (address: string) => ofSubject(address, mails.resetPassword);

const INVALID = { status: 400, body: { code: 'INVALID_TOKEN', message: texts.invalidToken } };

let member: Member;
let email: string;

beforeEach(async () => {
  member = await newMember('founder');
  ({ email } = member.user);
});

const median = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

describe('asking for a link', () => {
  it('answers alike for a known and an unknown address: words, headers and cost', async () => {
    const [known, unknown] = [await forgot(email), await forgot(`${freshUsername()}@example.com`)];
    expect(known.status).toBe(202);
    expect([unknown.status, unknown.body, unknown.cost]).toEqual([known.status, known.body, known.cost]);
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
    expect(known.body).toEqual({ message: texts.mailSent });
  });

  it('takes the same time for both, measured 30 times each', async () => {
    const timeOf = async (address: string) => {
      // What follows runs in the same process here, and would slow down the next call.
      await settled();
      const start = performance.now();
      await forgot(address);
      return performance.now() - start;
    };
    const members = await Promise.all(Array.from({ length: 6 }, () => newMember()));
    const strangers = members.map(() => `${freshUsername()}@example.com`);
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let i = 0; i < 30; i += 1) {
      const kinds = i % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      const addressOf = {
        known: members[i % members.length]?.user.email ?? '',
        unknown: strangers[i % strangers.length] ?? '',
      };
      for (const kind of kinds) times[kind].push(await timeOf(addressOf[kind]));
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    console.log(`forgot: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`);
    expect(Math.max(known, unknown)).toBeLessThan(3 * Math.min(known, unknown));
  });

  it.each(['nobody', '', undefined, null, 7, { $gt: '' }, `${'x'.repeat(250)}@example.com`])(
    'refuses what is no address: %j',
    async (address) => {
      expect(await new Client().call(forgotPassword, { body: { email: address } })).toMatchObject({
        status: 400,
        body: { message: auth.emailInvalid },
      });
    },
  );

  it('stops after a few for one address, known or not, in whatever case it is written', async () => {
    for (const address of [email, `${freshUsername()}@example.com`]) {
      for (let i = 0; i < LINKS_PER_EMAIL_PER_HOUR; i += 1) expect((await forgot(address)).status).toBe(202);
      const { status, headers } = await forgot(address.toUpperCase());
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});

describe.skipIf(!hasTable)('the mail with the link', () => {
  it('goes to the member alone, in HTML and text, with the same link', async () => {
    const nobody = `${freshUsername()}@example.com`;
    await forgot(email.toUpperCase());
    await forgot(nobody);
    const [mail, ...others] = await resetMails(email);
    expect(others).toEqual([]);
    expect(await mailsTo(nobody)).toEqual([]);
    const link = `${new Client().url('/').origin}/reset-password#token=${tokenIn(mail)}`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
  });

  it('leaves nothing behind of what was asked for', async () => {
    await forgot(email);
    await forgot(`${freshUsername()}@example.com`);
    await settled();
    const open = await openJobs(Date.now() + 1_000);
    const payloads = open.map(({ about }) => about);
    expect(payloads).not.toContainEqual(expect.objectContaining({ mail: authMailKinds.resetPassword.name }));
  });

  it('is one for one call, although its answer was lost and it was repeated', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [await forgot(email, headers), await forgot(email, headers)];
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await resetMails(email)).toHaveLength(1);
  });

  it('goes to the address of the sign-up, never to another that nobody has verified', async () => {
    const change = (who: Client, address: string, currentPassword: string) =>
      who.call(contract.users.updateProfile, { body: { email: address, currentPassword } });
    const other = `other-${email}`;
    expect((await change(member, other, PASSWORD)).status).toBe(200);
    await forgot(other);
    for (const address of [other, email]) expect(await resetMails(address)).toEqual([]);
    await forgot(email);
    const [mail] = await resetMails(email);
    expect((await reset(tokenIn(mail))).status).toBe(200);

    const browser = new Client();
    await browser.call(login, { body: { username: email, password: NEXT } });
    expect((await change(browser, `next-${email}`, NEXT)).status).toBe(200);
    const owner = await readOwner(member.user._id);
    expect(owner && recoveryEmail(owner.member)).toBe(email);
  });

  it('comes no more where one has bounced', async () => {
    const who = { ...newcomer(), email: `bounce+${freshUsername()}@simulator.amazonses.com` };
    await new Client().call(contract.auth.signup, { body: who });
    await forgot(who.email);
    const before = (await mailsTo(who.email)).length;
    expect(before).toBeGreaterThan(0);
    await forgot(who.email);
    expect(await mailsTo(who.email)).toHaveLength(before);
  });
});

describe.skipIf(!hasTable)('choosing a new password by the link', () => {
  const linkFor = async (): Promise<string> => {
    await forgot(email);
    const [mail] = await resetMails(email);
    return tokenIn(mail);
  };

  it('ends every session, and lets in with the new password only', async () => {
    const second = new Client();
    await second.call(login, { body: { username: email, password: PASSWORD } });
    const { status, body, headers } = await reset(await linkFor());
    expect([status, body]).toEqual([200, { message: texts.passwordReset }]);
    expect(headers.get('set-cookie')).toBeNull();
    for (const browser of [member, second]) expect((await browser.call(me)).status).toBe(401);
    expect(await signIn(email, PASSWORD)).toBe(400);
    expect(await signIn(email, NEXT)).toBe(200);
  });

  it('works once, and takes all other links along', async () => {
    const [first, second] = [await linkFor(), await linkFor()];
    expect((await reset(second)).status).toBe(200);
    for (const token of [first, second]) expect(await reset(token, PASSWORD)).toMatchObject(INVALID);
    expect(await signIn(email, NEXT)).toBe(200);
  });

  it('tells the member by mail', async () => {
    await reset(await linkFor());
    const told = await ofSubject(email, mails.passwordChanged);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('/forgot-password');
  });

  it('has one winner of ten at once, whose password it is then', async () => {
    const token = await linkFor();
    const passwords = Array.from({ length: 10 }, (_, i) => `${NEXT} ${i}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const won = passwords.filter((_, i) => answers[i]?.status === 200);
    expect(won).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject(INVALID);
    expect(await signIn(email, won[0] ?? '')).toBe(200);
    expect(await ofSubject(email, mails.passwordChanged)).toHaveLength(1);
  });

  it('answers a repeat after a lost answer as the first time, without another effect', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const token = await linkFor();
    const first = await reset(token, NEXT, headers);
    const client = new Client();
    await client.call(login, { body: { username: email, password: NEXT } });
    const second = await reset(token, NEXT, headers);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect((await client.call(me)).status).toBe(200);
  });

  it('keeps the link for another try when the password is too short or too common', async () => {
    const token = await linkFor();
    expect(await reset(token, '12345')).toMatchObject({
      status: 400,
      body: { message: rules.passwordTooShort, issues: [{ path: 'password' }] },
    });
    expect(await reset(token, 'password')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'password' }] },
    });
    expect((await reset(token)).status).toBe(200);
  });

  it('forgets what was guessed at the member', async () => {
    for (let i = 0; i < 6; i += 1) await signIn(member.user.username, 'wrong guess');
    expect(await signIn(member.user.username, PASSWORD)).toBe(429);
    await reset(await linkFor());
    expect(await signIn(member.user.username, NEXT)).toBe(200);
  });

  it('does not work an hour later, nor for another purpose, address or password', async () => {
    const owner = await readOwner(member.user._id);
    if (!owner) throw new Error('no such member');
    const { passwordHash } = owner.account;
    const { _id } = member.user;
    const facts = [passwordHash, email.toLowerCase()];
    const hourOld = await signLink('reset-password', _id, facts, Date.now() - HOUR - MINUTE);
    const elsewhere = await signLink('reset-password', _id, [passwordHash, 'other@example.com']);
    const before = await signLink('reset-password', _id, ['older hash', email.toLowerCase()]);
    for (const token of [hourOld, elsewhere, before]) expect(await reset(token)).toMatchObject(INVALID);
    const almostHourOld = await signLink('reset-password', _id, facts, Date.now() - HOUR + MINUTE);
    expect((await reset(almostHourOld)).status).toBe(200);
  });

  it("does not work under another member's name", async () => {
    const other = await newMember();
    const [, ...rest] = (await linkFor()).split('.');
    expect(await reset([other.user._id, ...rest].join('.'))).toMatchObject(INVALID);
  });

  it('does not work any more when the member has left', async () => {
    const token = await linkFor();
    const { username } = member.user;
    await forgot(email);
    await member.call(contract.users.delete, { params: { username }, body: { password: PASSWORD } });
    expect(await reset(token)).toMatchObject(INVALID);
  });

  it('sends no mail to somebody who has left before it was sent', async () => {
    const owner = await readOwner(member.user._id);
    await member.call(contract.users.delete, {
      params: { username: member.user.username },
      body: { password: PASSWORD },
    });
    expect((await forgot(email)).status).toBe(202);
    expect(await resetMails(email)).toEqual([]);
    expect(owner && (await reset(await signResetLink(owner)))).toMatchObject(INVALID);
  });
});

describe('a token that is none of ours', () => {
  it.each([
    '',
    'x',
    'a.b.c',
    '.'.repeat(9),
    `${'-'.repeat(16)}.1.${'x'.repeat(43)}`,
    'x'.repeat(5_000),
    '\u0000',
  ])('is refused: %j', async (token) => {
    expect(await reset(token)).toMatchObject(INVALID);
  });

  it.each([undefined, null, 7, {}])('is refused when it is no text: %j', async (token) => {
    expect((await new Client().call(resetPassword, { body: { token, password: NEXT } })).status).toBe(400);
  });
});
