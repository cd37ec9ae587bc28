import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { RECENT_SIGN_IN, RECOVERY_CODES, SECOND } from '../../shared/limits.ts';
import { recoveryCodes as texts } from '../../shared/texts/account/recovery-codes.ts';
import { mails } from '../../shared/texts/notifications/mails.ts';
import { readRecoveryCodes } from '../factors/recovery-codes/recovery-codes.ts';
import { Client, type Member, newMember, PASSWORD } from '../testing/calls/client.ts';
import { expectInvariants, finishJobs } from '../testing/invariants.ts';
import { addPasskeyTo, newAuthenticator } from '../testing/people/passkeys.ts';
import { signedInFor } from '../testing/people/sessions.ts';
import { mailsTo, newConfirmedMember } from '../testing/services/outbox.ts';
import { hasTable } from '../testing/system.ts';

expectInvariants();

const { get, make, remove, login } = contract.recoveryCodes;
const { me, changePassword } = contract.auth;

/** A member with a passkey. */
async function newHolder(): Promise<Member> {
  const member = await newMember('founder');
  expect((await addPasskeyTo(member, newAuthenticator())).status).toBe(201);
  return member;
}

async function madeBy(member: Member): Promise<string[]> {
  const { status, body } = await member.call(make, { body: {} });
  expect(status).toBe(201);
  return body.codes;
}

const signInWith = (username: string, code: unknown, client = new Client()) =>
  client.call(login, { body: { username, code } });

const REFUSED = { status: 400, body: { code: 'CODE_REFUSED', message: texts.refused } };
const newsTo = async ({ user }: Member) => (await mailsTo(user.email)).map(({ subject }) => subject);

describe('deleting recovery codes', () => {
  it('ends all of them and leaves the passkeys, once or again', async () => {
    const member = await newHolder();
    const [code] = await madeBy(member);
    for (let i = 0; i < 2; i += 1)
      expect(await member.call(remove, { body: {} })).toMatchObject({
        status: 200,
        body: { message: texts.removed },
      });
    expect(await signInWith(member.user.username, code)).toMatchObject(REFUSED);
    expect((await member.call(get)).body).toEqual({ left: 0 });
    expect((await member.call(contract.passkeys.list)).body).toHaveLength(1);
  });

  it('deletes none that were made after it, when it is repeated under its key', async () => {
    const member = await newHolder();
    await madeBy(member);
    const request = { body: {}, headers: { 'idempotency-key': 'codes-away' } };
    expect((await member.call(remove, request)).status).toBe(200);
    await madeBy(member);
    expect((await member.call(remove, request)).status).toBe(200);
    expect((await member.call(get)).body).toMatchObject({ left: RECOVERY_CODES });
  });

  it.skipIf(!hasTable)('is told by mail, where there were any', async () => {
    const member = await newConfirmedMember();
    await addPasskeyTo(member, newAuthenticator());
    await member.call(remove, { body: {} });
    expect(await newsTo(member)).not.toContain(mails.recoveryCodesRemoved.subject);
    await madeBy(member);
    await member.call(remove, { body: {} });
    expect(await newsTo(member)).toContain(mails.recoveryCodesRemoved.subject);
  });

  it.skipIf(!hasTable)('needs the password of somebody who has been signed in for a while', async () => {
    const member = await newHolder();
    await madeBy(member);
    const old = await signedInFor(RECENT_SIGN_IN + SECOND, member);
    expect(await old.call(remove, { body: {} })).toMatchObject({
      status: 403,
      body: { code: 'PASSWORD_NEEDED' },
    });
    expect((await old.call(get)).body).toMatchObject({ left: RECOVERY_CODES });
    expect((await old.call(remove, { body: { currentPassword: PASSWORD } })).status).toBe(200);
  });
});

describe('making recovery codes', () => {
  it('shows ten of them once, and says how many are left', async () => {
    const member = await newHolder();
    expect(await member.call(get)).toMatchObject({ status: 200, body: { left: 0 } });
    const { body } = await member.call(make, { body: {} });
    expect(body.codes).toHaveLength(RECOVERY_CODES);
    expect((await member.call(get)).body).toEqual({ left: RECOVERY_CODES, createdAt: body.createdAt });
  });

  it.skipIf(!hasTable)('stores none of them', async () => {
    const member = await newHolder();
    const codes = await madeBy(member);
    const stored = JSON.stringify([...((await readRecoveryCodes(member.user._id))?.hashes ?? [])]);
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  it('needs a passkey, which they stand in for', async () => {
    const member = await newMember();
    expect(await member.call(make, { body: {} })).toMatchObject({
      status: 400,
      body: { code: 'PASSKEY_FIRST', message: texts.passkeyFirst },
    });
    expect((await member.call(get)).body).toEqual({ left: 0 });
  });

  it('again replaces the earlier ones', async () => {
    const member = await newHolder();
    const [earlier] = await madeBy(member);
    const [code] = await madeBy(member);
    expect(await signInWith(member.user.username, earlier)).toMatchObject(REFUSED);
    expect((await signInWith(member.user.username, code)).status).toBe(200);
  });

  it('shows the same ones after a lost answer, unless they were replaced meanwhile', async () => {
    const member = await newHolder();
    const headers = { 'idempotency-key': 'codes-1' };
    const first = await member.call(make, { body: {}, headers });
    expect(await member.call(make, { body: {}, headers })).toMatchObject({ status: 201, body: first.body });
    await madeBy(member);
    expect(await member.call(make, { body: {}, headers })).toMatchObject({
      status: 409,
      body: { message: texts.replacedMeanwhile },
    });
  });

  it.skipIf(!hasTable)('needs the password when the session is not a recent one', async () => {
    const member = await newHolder();
    const client = await signedInFor(RECENT_SIGN_IN + SECOND, member);
    expect(await client.call(make, { body: {} })).toMatchObject({
      status: 403,
      body: { code: 'PASSWORD_NEEDED' },
    });
    expect((await client.call(make, { body: { currentPassword: 'wrong one' } })).status).toBe(400);
    expect((await client.call(make, { body: { currentPassword: PASSWORD } })).status).toBe(201);
  });
});

describe('signing in with a recovery code', () => {
  it('works once for each, by username or address, however it is typed', async () => {
    const member = await newHolder();
    const { username, email } = member.user;
    const [first = '', second = ''] = await madeBy(member);
    const client = new Client();
    const answer = await signInWith(username, first, client);
    expect(answer).toMatchObject({ status: 200, body: { username } });
    expect((await client.call(me)).body.username).toBe(username);
    expect(await signInWith(username, first)).toMatchObject(REFUSED);
    expect((await signInWith(email, ` ${second.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect(await member.call(get)).toMatchObject({ body: { left: RECOVERY_CODES - 2 } });
  });

  it.skipIf(!hasTable)('is told by mail, as the making of codes is', async () => {
    const member = await newConfirmedMember('founder');
    await addPasskeyTo(member, newAuthenticator());
    const [code] = await madeBy(member);
    expect(await newsTo(member)).toContain(mails.recoveryCodesMade.subject);
    expect((await signInWith(member.user.username, code)).status).toBe(200);
    expect(await newsTo(member)).toContain(mails.recoveryCodeUsed.subject);
  });

  it('works once when it is used twice at once', async () => {
    const member = await newHolder();
    const [code] = await madeBy(member);
    const tries = Array.from({ length: 5 }, () => signInWith(member.user.username, code));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await member.call(get)).toMatchObject({ body: { left: RECOVERY_CODES - 1 } });
  });

  it('works until the last one is used', async () => {
    const member = await newHolder();
    for (const code of await madeBy(member))
      expect((await signInWith(member.user.username, code)).status).toBe(200);
    expect(await member.call(get)).toMatchObject({ body: { left: 0 } });
  });

  it('is refused in the same words for an unknown member, a wrong code and that of another member', async () => {
    const [member, other] = await Promise.all([newHolder(), newHolder()]);
    await madeBy(member);
    const [theirs] = await madeBy(other);
    for (const [username, code] of [
      ['nobody-at-all', theirs],
      [member.user.username, theirs],
      [member.user.username, 'aaaa-aaaa-aaaa-aaaa'],
      [(await newMember()).user.username, theirs],
    ])
      expect(await signInWith(username ?? '', code)).toMatchObject(REFUSED);
    expect((await signInWith(other.user.username, theirs)).status).toBe(200);
  });

  it('slows down who guesses, together with guesses of the password', async () => {
    const member = await newHolder();
    const [code] = await madeBy(member);
    const { username } = member.user;
    const client = new Client();
    for (const password of ['one', 'two', 'three'])
      await client.call(contract.auth.login, { body: { username, password } });
    for (const guess of ['aaaa', 'bbbb']) await signInWith(username, guess, client);
    const waiting = await signInWith(username, code, client);
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await member.call(get)).toMatchObject({ body: { left: RECOVERY_CODES } });
  });

  it.each([
    ['no code', ''],
    ['something else than text', 7],
    ['a text that is no code', 'x'.repeat(61)],
  ])('is refused with %s before anything is looked at', async (_, code) => {
    expect((await signInWith('ada', code)).status).toBe(400);
  });

  it('still works after the password was changed: that is what they are for', async () => {
    const member = await newHolder();
    const [code] = await madeBy(member);
    const body = { currentPassword: PASSWORD, newPassword: 'quiet harbour lantern' };
    expect((await member.call(changePassword, { body })).status).toBe(200);
    expect((await signInWith(member.user.username, code)).status).toBe(200);
  });

  it('opens nothing once the member has left', async () => {
    const member = await newHolder();
    const { username } = member.user;
    const [code] = await madeBy(member);
    await member.call(contract.users.delete, { params: { username }, body: { password: PASSWORD } });
    expect(await signInWith(username, code)).toMatchObject(REFUSED);
    if (!hasTable) return;
    await finishJobs();
    expect(await readRecoveryCodes(member.user._id)).toBeUndefined();
  });
});
