import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { DAY, FORMER_ADDRESSES_MAX, LINKS_PER_EMAIL_PER_HOUR, MINUTE } from '../../../shared/limits.ts';
import { recovery as texts } from '../../../shared/texts/account/recovery.ts';
import { mails } from '../../../shared/texts/notifications/mails.ts';
import { signLink } from '../../mail/links.ts';
import { memberKeys } from '../../members/store/keys.ts';
import { get } from '../../table/table.ts';
import {
  Client,
  freshUsername,
  type Member,
  newcomer,
  PASSWORD,
  signUp,
} from '../../testing/calls/client.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { addPasskeyTo, newAuthenticator, signInWithPasskey } from '../../testing/people/passkeys.ts';
import { confirmAddress, mailsTo, newConfirmedMember, tokenIn } from '../../testing/services/outbox.ts';
import { hasTable } from '../../testing/system.ts';

expectInvariants();

const { auth, recoveryCodes, users } = contract;
const NEW = 'quiet harbour lantern';
const INVALID = { status: 400, body: { code: 'INVALID_TOKEN', message: texts.invalidToken } };

const ofSubject = async (address: string, { subject }: { subject: string }) =>
  (await mailsTo(address)).filter((mail) => mail.subject === subject);
const verifyToken = async (address: string) => tokenIn((await ofSubject(address, mails.verifyEmail))[0]);
const restoreToken = async (address: string) => tokenIn((await ofSubject(address, mails.emailChanged))[0]);
const verify = (token: string, headers = {}) =>
  new Client().call(auth.verifyEmail, { body: { token }, headers });
const restore = (token: string, headers = {}) =>
  new Client().call(auth.restoreEmail, { body: { token }, headers });
const change = (who: Member, email: string) =>
  who.call(users.updateProfile, { body: { email, currentPassword: PASSWORD } });
const fresh = () => `${freshUsername()}@example.com`;
const signIn = async (username: string) =>
  (await new Client().call(auth.login, { body: { username, password: PASSWORD } })).status;
const signUpWith = async (email: string) =>
  (await new Client().call(auth.signup, { body: { ...newcomer(), email } })).status;
const me = async (who: Client) => (await who.call(auth.me)).body;

/** The address that a mail for a forgotten password goes to, whichever was typed. */
async function recoveryFor(typed: string, candidates: string[]): Promise<string | undefined> {
  const counts = async () =>
    Promise.all(candidates.map(async (one) => (await ofSubject(one, mails.resetPassword)).length));
  const before = await counts();
  await new Client().call(auth.forgotPassword, { body: { email: typed } });
  const after = await counts();
  return candidates.find((_, i) => (after[i] ?? 0) > (before[i] ?? 0));
}

let member: Member;
let old: string;

beforeEach(async () => {
  member = await signUp('founder');
  old = member.user.email;
});

describe('a new member', () => {
  it('is not verified, and can do everything', async () => {
    expect(member.user.emailVerified).toBe(false);
    expect((await member.post('Hello')).content).toBe('Hello');
  });

  it.skipIf(!hasTable)('is verified by the mail, once or again, without a session', async () => {
    const token = await verifyToken(old);
    expect(await verify(token)).toMatchObject({ status: 200, body: { message: texts.emailVerified } });
    expect((await me(member)).emailVerified).toBe(true);
    expect((await verify(token)).status).toBe(200);
    expect(await ofSubject(old, mails.verifyEmail)).toHaveLength(1);
  });

  it.skipIf(!hasTable)('gets one mail, although the sign-up was repeated', async () => {
    const request = { body: newcomer(), headers: { 'idempotency-key': randomUUID() } };
    await new Client().call(auth.signup, request);
    await new Client().call(auth.signup, request);
    expect(await ofSubject(request.body.email, mails.verifyEmail)).toHaveLength(1);
  });

  it('does not show to others whether the address is verified', async () => {
    const { body } = await (await signUp()).call(users.get, {
      params: { username: member.user.username },
    });
    expect(body).not.toHaveProperty('emailVerified');
  });
});

describe('another mail to verify', () => {
  it.skipIf(!hasTable)('is sent on demand, a few times an hour, and never to who is verified', async () => {
    const resend = (headers = {}) => member.call(auth.resendVerification, { headers });
    const headers = { 'idempotency-key': randomUUID() };
    const first = await resend(headers);
    expect([first.status, first.body]).toEqual([202, { message: texts.verificationSent }]);
    expect((await resend(headers)).status).toBe(202);
    expect(await ofSubject(old, mails.verifyEmail)).toHaveLength(2);

    for (let i = 1; i < LINKS_PER_EMAIL_PER_HOUR; i += 1) expect((await resend()).status).toBe(202);
    expect((await resend()).status).toBe(429);

    await verify(await verifyToken(old));
    const before = (await mailsTo(old)).length;
    expect((await resend()).status).toBe(202);
    expect(await mailsTo(old)).toHaveLength(before);
  });

  it('is for members', async () => {
    expect((await new Client().call(auth.resendVerification)).status).toBe(401);
  });
});

describe.skipIf(!hasTable)('an account that nobody had confirmed', () => {
  it.each([
    ['confirmed', async () => verify(await verifyToken(old))],
    [
      'given a new password',
      async () => {
        await new Client().call(auth.forgotPassword, { body: { email: old } });
        const token = tokenIn((await ofSubject(old, mails.resetPassword))[0]);
        return new Client().call(auth.resetPassword, { body: { token, password: NEW } });
      },
    ],
  ])('loses passkeys and codes of before when it is %s', async (_, prove) => {
    const authenticator = newAuthenticator();
    await addPasskeyTo(member, authenticator);
    const { body } = await member.call(recoveryCodes.make, { body: {} });
    expect((await prove()).status).toBe(200);
    expect((await signInWithPasskey(authenticator)).answer.status).toBe(400);
    const given = { username: member.user.username, code: body.codes[0] };
    expect((await new Client().call(recoveryCodes.login, { body: given })).status).toBe(400);
  });

  it('keeps what is added after that, however often the link is followed', async () => {
    const token = await verifyToken(old);
    await verify(token);
    const authenticator = newAuthenticator();
    await addPasskeyTo(member, authenticator);
    expect((await verify(token)).status).toBe(200);
    expect((await signInWithPasskey(authenticator)).answer.status).toBe(200);
  });
});

describe.skipIf(!hasTable)('a changed address', () => {
  it('is verified by a mail to it, and the one before is told and kept for the member', async () => {
    const next = fresh();
    await verify(await verifyToken(old));
    expect((await change(member, next)).body).toMatchObject({ email: next, emailVerified: false });
    expect(await ofSubject(old, mails.emailChanged)).toHaveLength(1);
    expect([await signIn(old), await signIn(next)]).toEqual([200, 400]);
    expect(await signUpWith(old)).toBe(400);
    await verify(await verifyToken(next));
    expect(await me(member)).toMatchObject({ email: next, emailVerified: true });
    expect([await signIn(old), await signIn(next)]).toEqual([400, 200]);
    expect(await signUpWith(old.toUpperCase())).toBe(400);
  });

  it('wins the account back only once it is verified; until then the one before does', async () => {
    const [next, third] = [fresh(), fresh()];
    await verify(await verifyToken(old));
    await change(member, next);
    const candidates = [old, next, third];
    expect(await recoveryFor(next, candidates)).toBeUndefined();
    expect(await recoveryFor(old, candidates)).toBe(old);
    await verify(await verifyToken(next));
    expect(await recoveryFor(next, candidates)).toBe(next);
    await change(member, third);
    expect(await recoveryFor(third, candidates)).toBeUndefined();
    expect(await recoveryFor(next, candidates)).toBe(next);
  });

  it('is not verified by the mail to another one', async () => {
    const [next, third] = [fresh(), fresh()];
    const toOld = await verifyToken(old);
    await change(member, next);
    const toNext = await verifyToken(next);
    await change(member, third);
    for (const token of [toOld, toNext]) expect(await verify(token)).toMatchObject(INVALID);
    expect((await me(member)).emailVerified).toBe(false);
  });

  it('that is the one before again is as verified as it was', async () => {
    await verify(await verifyToken(old));
    await change(member, fresh());
    expect((await change(member, old)).body).toMatchObject({ email: old, emailVerified: true });
    expect(await signIn(old)).toBe(200);
  });

  it('written in other letters is the same one', async () => {
    await verify(await verifyToken(old));
    expect((await change(member, old.toUpperCase())).body.emailVerified).toBe(true);
    expect(await ofSubject(old, mails.emailChanged)).toEqual([]);
  });

  it('cannot be changed so often that an earlier one could not be returned to', async () => {
    await confirmAddress(member);
    for (let i = 0; i < FORMER_ADDRESSES_MAX; i += 1) {
      const next = fresh();
      expect((await change(member, next)).status).toBe(200);
      await verify(await verifyToken(next));
    }
    const { status, headers } = await change(member, fresh());
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(DAY / 1_000);
    expect((await restore(await restoreToken(old))).status).toBe(200);
  });

  it('is not told to the one before where nobody has confirmed that', async () => {
    await change(member, fresh());
    expect((await mailsTo(old)).map(({ subject }) => subject)).toEqual([mails.verifyEmail.subject]);
  });

  it('frees everything when its member leaves', async () => {
    await confirmAddress(member);
    const next = fresh();
    await change(member, next);
    const token = await restoreToken(old);
    const { username } = member.user;
    await member.call(users.delete, { params: { username }, body: { password: PASSWORD } });
    for (const address of [old, next]) expect(await get(memberKeys.email(address))).toBeUndefined();
    expect(await restore(token)).toMatchObject(INVALID);
    expect(await signUpWith(old)).toBe(201);
  });
});

describe.skipIf(!hasTable)('taking a change back', () => {
  beforeEach(() => confirmAddress(member));

  it('brings the address back and ends every session, also when the new one was verified', async () => {
    const next = fresh();
    await change(member, next);
    await verify(await verifyToken(next));
    const token = await restoreToken(old);
    const { status, body } = await restore(token);
    expect([status, body]).toEqual([200, { message: texts.emailRestored }]);
    expect((await member.call(auth.me)).status).toBe(401);
    expect(await signIn(old)).toBe(400);
    const reset = { token: tokenIn((await ofSubject(old, mails.resetPassword))[0]), password: NEW };
    expect((await new Client().call(auth.resetPassword, { body: reset })).status).toBe(200);
    const client = new Client();
    const { body: back } = await client.call(auth.login, { body: { username: old, password: NEW } });
    expect(back).toMatchObject({ email: old, emailVerified: true });
    expect(await recoveryFor(old, [old, next])).toBe(old);
    expect(await signIn(next)).toBe(400);
    expect(await signUpWith(next)).toBe(201);
    expect(await restore(token)).toMatchObject(INVALID);
  });

  it('leaves whoever changed it no password, passkey or code of theirs, and the member the passkey of before', async () => {
    const [own, thief] = [newAuthenticator(), newAuthenticator()];
    await addPasskeyTo(member, own);
    const next = fresh();
    await change(member, next);
    await verify(await verifyToken(next));
    await member.call(auth.changePassword, { body: { currentPassword: PASSWORD, newPassword: NEW } });
    await addPasskeyTo(member, thief);
    const { body } = await member.call(recoveryCodes.make, { body: {} });
    expect((await restore(await restoreToken(old))).status).toBe(200);
    const { username } = member.user;
    for (const password of [PASSWORD, NEW])
      expect((await new Client().call(auth.login, { body: { username, password } })).status).toBe(400);
    const code = await new Client().call(recoveryCodes.login, { body: { username, code: body.codes[0] } });
    expect(code.status).toBe(400);
    expect((await signInWithPasskey(thief)).answer.status).toBe(400);
    expect((await signInWithPasskey(own)).answer.status).toBe(200);
  });

  it('is possible although whoever changed it has gone back to it and on to another one', async () => {
    const [next, third] = [fresh(), fresh()];
    await change(member, next);
    await verify(await verifyToken(next));
    const token = await restoreToken(old);
    await change(member, old);
    await change(member, third);
    await verify(await verifyToken(third));
    expect((await restore(token)).status).toBe(200);
    expect(await recoveryFor(old, [old, next, third])).toBe(old);
  });

  it('takes later changes along, and their links die', async () => {
    const [next, third] = [fresh(), fresh()];
    await change(member, next);
    await verify(await verifyToken(next));
    await change(member, third);
    const [toOld, toNext] = [await restoreToken(old), await restoreToken(next)];
    expect((await restore(toOld)).status).toBe(200);
    expect(await restore(toNext)).toMatchObject(INVALID);
    expect(await verify(await verifyToken(third))).toMatchObject(INVALID);
    expect(await signUpWith(third)).toBe(201);
  });

  it('has one effect, however often it is tried at once or repeated', async () => {
    await change(member, fresh());
    const token = await restoreToken(old);
    const answers = await Promise.all(Array.from({ length: 5 }, () => restore(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);

    const again = await newConfirmedMember();
    await change(again, fresh());
    const headers = { 'idempotency-key': randomUUID() };
    const second = await restoreToken(again.user.email);
    expect((await restore(second, headers)).status).toBe(200);
    expect((await restore(second, headers)).status).toBe(200);
  });

  it('is only possible with the link of that change, for seven days', async () => {
    const next = fresh();
    await change(member, next);
    // A change that was taken back before its mail has left is told to nobody.
    const first = await restoreToken(old);
    await change(member, old);
    expect(await restore(first)).toMatchObject(INVALID);
    await change(member, next);
    expect(await restore(first)).toMatchObject(INVALID);

    const item = await get(memberKeys.profile(member.user._id));
    const [former] = item?.formerAddresses ?? [];
    const facts = [old.toLowerCase(), former?.changedAt ?? ''];
    const late = await signLink('restore-email', member.user._id, facts, Date.now() - 7 * DAY - MINUTE);
    const verifying = await signLink('verify-email', member.user._id, facts);
    for (const token of [late, verifying, 'x']) expect(await restore(token)).toMatchObject(INVALID);
    expect((await restore(await restoreToken(old))).status).toBe(200);
  });
});
