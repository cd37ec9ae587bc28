import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/api/index.ts';
import { PASSKEYS_PER_MEMBER, RECENT_SIGN_IN, SECOND } from '../../shared/limits.ts';
import { passkeys as texts } from '../../shared/texts/account/passkeys.ts';
import { mails } from '../../shared/texts/notifications/mails.ts';
import { readPasskeys } from '../factors/passkeys/passkeys.ts';
import { Client, newMember, PASSWORD } from '../testing/calls/client.ts';
import { expectInvariants, finishJobs } from '../testing/invariants.ts';
import { addPasskeyTo, newAuthenticator, signInWithPasskey } from '../testing/people/passkeys.ts';
import { signedInFor } from '../testing/people/sessions.ts';
import { mailsTo, newConfirmedMember } from '../testing/services/outbox.ts';
import { hasTable } from '../testing/system.ts';

expectInvariants();

const { list, registration, register, remove, challenge, login } = contract.passkeys;
const { me, logout } = contract.auth;
const { recoveryCodes } = contract;

/** A member with a passkey, and what answers for them. */
async function newHolder() {
  const member = await newMember('founder');
  const authenticator = newAuthenticator();
  const { status, body: passkey } = await addPasskeyTo(member, authenticator);
  expect(status).toBe(201);
  return { member, authenticator, passkey };
}

const REFUSED = { status: 400, body: { code: 'PASSKEY_REFUSED', message: texts.refused } };

describe('adding a passkey', () => {
  it('asks for one that needs no name to sign in, and that knows its owner', async () => {
    const member = await newMember();
    const { status, body } = await member.call(registration);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      rp: { id: 'localhost', name: 'Hearth' },
      user: { name: member.user.username, displayName: member.user.name },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
  });

  it('lists it with its name, newest first, and asks for another authenticator the next time', async () => {
    const { member, passkey } = await newHolder();
    const second = await addPasskeyTo(member, newAuthenticator(), '  Phone of mine ');
    expect(second.body).toMatchObject({ name: 'Phone of mine', lastUsedAt: null, synced: false });
    expect((await member.call(list)).body).toEqual([second.body, passkey]);
    const { body: options } = await member.call(registration);
    expect(options).toHaveProperty('excludeCredentials.length', 2);
  });

  it('is one passkey after a repeat under the same Idempotency-Key, and refused under another', async () => {
    const member = await newMember();
    const authenticator = newAuthenticator();
    const { body: options } = await member.call(registration);
    const body = { response: authenticator.register(options), name: 'Laptop' };
    const headers = { 'idempotency-key': 'passkey-1' };
    const first = await member.call(register, { body, headers });
    expect(await member.call(register, { body, headers })).toMatchObject({ status: 201, body: first.body });
    expect(await member.call(register, { body })).toMatchObject(REFUSED);
    const again = await addPasskeyTo(member, authenticator);
    expect(again).toMatchObject({ status: 400, body: { message: texts.known } });
    expect((await member.call(list)).body).toHaveLength(1);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['an authenticator that has not seen its owner', { userVerified: false }],
  ])('refuses %s', async (_, lies) => {
    const member = await newMember();
    const { body: options } = await member.call(registration);
    const response = newAuthenticator().register(options, lies);
    expect(await member.call(register, { body: { response, name: 'Laptop' } })).toMatchObject(REFUSED);
    expect((await member.call(list)).body).toEqual([]);
  });

  it('refuses a challenge of another member, and one for signing in', async () => {
    const [member, other] = await Promise.all([newMember(), newMember()]);
    const challenges = await Promise.all([other.call(registration), new Client().call(challenge)]);
    for (const { body: options } of challenges) {
      const response = newAuthenticator().register(options);
      expect(await member.call(register, { body: { response, name: 'Laptop' } })).toMatchObject(REFUSED);
    }
  });

  it.skipIf(!hasTable)('is told by mail, to the address that can win the account back', async () => {
    const member = await newConfirmedMember();
    expect((await addPasskeyTo(member)).status).toBe(201);
    const sent = await mailsTo(member.user.email);
    expect(sent.map(({ subject }) => subject)).toContain(mails.passkeyAdded.subject);
  });

  it.skipIf(!hasTable)('needs the password of somebody who has been signed in for a while', async () => {
    const member = await newMember();
    const old = await signedInFor(RECENT_SIGN_IN + SECOND, member);
    expect(await old.call(registration)).toMatchObject({ status: 403, body: { code: 'PASSWORD_NEEDED' } });
    const wrong = { body: { currentPassword: 'not this one' } };
    expect(await old.call(registration, wrong)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'currentPassword' }] },
    });
    expect((await old.call(registration, { body: { currentPassword: PASSWORD } })).status).toBe(200);
    const guesses = await Promise.all(Array.from({ length: 10 }, () => old.call(registration, wrong)));
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });

  it.each([
    [' ', texts.nameRequired],
    ['x'.repeat(61), texts.nameTooLong],
  ])('refuses the name %j', async (name, message) => {
    const member = await newMember();
    const { body: options } = await member.call(registration);
    const response = newAuthenticator().register(options);
    expect(await member.call(register, { body: { response, name } })).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it('has an end, also when many are added at the same moment', async () => {
    const member = await newMember();
    const added = await Promise.all(
      Array.from({ length: PASSKEYS_PER_MEMBER + 5 }, () => addPasskeyTo(member)),
    );
    expect(added.filter(({ status }) => status === 201)).toHaveLength(PASSKEYS_PER_MEMBER);
    expect(added.filter(({ body }) => 'message' in body && body.message === texts.tooMany)).toHaveLength(5);
    expect((await member.call(list)).body).toHaveLength(PASSKEYS_PER_MEMBER);
  });
});

describe('signing in with a passkey', () => {
  it('needs no name and no password, and is noted', async () => {
    const { member, authenticator } = await newHolder();
    const { client, answer } = await signInWithPasskey(authenticator);
    expect(answer).toMatchObject({ status: 200, body: { username: member.user.username } });
    expect((await client.call(me)).body._id).toBe(member.user._id);
    const [passkey] = (await member.call(list)).body;
    expect(Date.parse(passkey?.lastUsedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it('answers a challenge once', async () => {
    const { authenticator } = await newHolder();
    const { body: options } = await new Client().call(challenge);
    const body = { response: authenticator.signIn(options) };
    const answers = await Promise.all([1, 2, 3].map(() => new Client().call(login, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['an authenticator that has not seen its owner', { userVerified: false }],
  ])('refuses %s', async (_, lies) => {
    const { authenticator } = await newHolder();
    expect((await signInWithPasskey(authenticator, lies)).answer).toMatchObject(REFUSED);
  });

  it('refuses a copied authenticator: one that has counted less than was seen', async () => {
    const { authenticator } = await newHolder();
    await signInWithPasskey(authenticator, { counter: 10 });
    expect((await signInWithPasskey(authenticator, { counter: 10 })).answer).toMatchObject(REFUSED);
    expect((await signInWithPasskey(authenticator, { counter: 11 })).answer.status).toBe(200);
  });

  it('refuses an unknown passkey, a foreign signature and a made-up challenge alike', async () => {
    const [{ authenticator }, other] = await Promise.all([newHolder(), newHolder()]);
    const client = new Client();
    const { body: options } = await client.call(challenge);
    const mine = authenticator.signIn(options);
    const theirs = other.authenticator.signIn(options);
    const stranger = newAuthenticator().signIn(options);
    const forged = { ...mine, response: { ...mine.response, signature: theirs.response.signature } };
    const swapped = { ...mine, response: { ...mine.response, userHandle: theirs.response.userHandle } };
    const madeUp = authenticator.signIn({ challenge: 'bm90IG91cnM' });
    for (const response of [
      { ...stranger, response: { ...stranger.response, userHandle: 'eA' } },
      forged,
      swapped,
      madeUp,
    ])
      expect(await client.call(login, { body: { response } })).toMatchObject(REFUSED);
  });

  it('refuses one that was removed', async () => {
    const { member, authenticator, passkey } = await newHolder();
    const { _id: passkeyId } = passkey;
    expect((await member.call(remove, { params: { passkeyId } })).status).toBe(200);
    expect((await signInWithPasskey(authenticator)).answer).toMatchObject(REFUSED);
    expect((await member.call(list)).body).toEqual([]);
    expect((await addPasskeyTo(member, authenticator)).status).toBe(201);
    expect((await signInWithPasskey(authenticator)).answer.status).toBe(200);
  });
});

describe('removing a passkey', () => {
  it('is possible for its owner only, once', async () => {
    const [{ passkey }, other] = await Promise.all([newHolder(), newHolder()]);
    const params = { passkeyId: passkey._id };
    expect((await other.member.call(remove, { params })).status).toBe(404);
    const request = { params: { passkeyId: other.passkey._id }, headers: { 'idempotency-key': 'remove-1' } };
    expect((await other.member.call(remove, request)).status).toBe(200);
    expect((await other.member.call(remove, request)).status).toBe(200);
    expect((await other.member.call(remove, { params: request.params })).status).toBe(404);
  });

  it.skipIf(!hasTable)('is told by mail', async () => {
    const member = await newConfirmedMember();
    const { body: passkey } = await addPasskeyTo(member);
    expect((await member.call(remove, { params: { passkeyId: passkey._id } })).status).toBe(200);
    const sent = await mailsTo(member.user.email);
    expect(sent.map(({ subject }) => subject)).toContain(mails.passkeyRemoved.subject);
  });

  it.skipIf(!hasTable)('needs the password of somebody who has been signed in for a while', async () => {
    const { member, passkey } = await newHolder();
    const old = await signedInFor(RECENT_SIGN_IN + SECOND, member);
    const params = { passkeyId: passkey._id };
    const without = await old.call(remove, { params });
    expect(without).toMatchObject({ status: 403, body: { code: 'PASSWORD_NEEDED' } });
    const wrong = await old.call(remove, { params, body: { currentPassword: 'not this one' } });
    expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: 'currentPassword' }] } });
    const right = await old.call(remove, { params, body: { currentPassword: PASSWORD } });
    expect(right.status).toBe(200);
  });

  it('takes the recovery codes along with the last one, and not before', async () => {
    const { member, passkey } = await newHolder();
    const { body: second } = await addPasskeyTo(member);
    const { body } = await member.call(recoveryCodes.make, { body: {} });
    const signInWith = async (code?: string) => {
      const given = { username: member.user.username, code };
      return (await new Client().call(recoveryCodes.login, { body: given })).status;
    };
    await member.call(remove, { params: { passkeyId: passkey._id } });
    expect(await signInWith(body.codes[0])).toBe(200);
    await member.call(remove, { params: { passkeyId: second._id } });
    expect(await signInWith(body.codes[1])).toBe(400);
    expect((await member.call(recoveryCodes.get)).body).toEqual({ left: 0 });
  });

  it('takes the recovery codes along when all go at the same moment', async () => {
    const { member, passkey } = await newHolder();
    const { body: second } = await addPasskeyTo(member);
    await member.call(recoveryCodes.make, { body: {} });
    const removed = await Promise.all(
      [passkey, second].map(({ _id }) => member.call(remove, { params: { passkeyId: _id } })),
    );
    expect(removed.map(({ status }) => status)).toEqual([200, 200]);
    expect((await member.call(recoveryCodes.get)).body).toEqual({ left: 0 });
  });

  it.skipIf(!hasTable)('happens when its member leaves', async () => {
    const { member, authenticator } = await newHolder();
    const params = { username: member.user.username };
    const left = await member.call(contract.users.delete, { params, body: { password: PASSWORD } });
    expect(left.status).toBe(200);
    expect((await signInWithPasskey(authenticator)).answer).toMatchObject(REFUSED);
    await finishJobs();
    expect(await readPasskeys(member.user._id)).toEqual([]);
  });
});

it('keeps somebody signed in elsewhere when they sign out here', async () => {
  const { member, authenticator } = await newHolder();
  const { client } = await signInWithPasskey(authenticator);
  await client.call(logout);
  expect((await client.call(me)).status).toBe(401);
  expect((await member.call(me)).status).toBe(200);
});
