import { describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { recovery as texts } from '../../../shared/texts/account/recovery.ts';
import { mails } from '../../../shared/texts/notifications/mails.ts';
import { config } from '../../config.ts';
import { callHere } from '../../testing/calls/call-here.ts';
import { Client, type Member, newMember } from '../../testing/calls/client.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { newAdmin } from '../../testing/people/admin.ts';
import { addPasskeyTo, newAuthenticator, signInWithPasskey } from '../../testing/people/passkeys.ts';
import { mailsTo, newConfirmedMember } from '../../testing/services/outbox.ts';
import { hasTable } from '../../testing/system.ts';
import { readOwner, signResetLink } from '../links/recovery.ts';

expectInvariants();

const { auth, passkeys, recoveryCodes } = contract;
const NEXT = 'another horse battery';

async function linkFor({ user }: Member): Promise<string> {
  const owner = await readOwner(user._id);
  if (!owner) throw new Error('the member is gone');
  return signResetLink(owner);
}

const factors = (token: string) => new Client().call(auth.resetFactors, { body: { token } });
const reset = (token: string, kept: object = {}) =>
  new Client().call(auth.resetPassword, { body: { token, password: NEXT, ...kept } });
const opens = async (authenticator: ReturnType<typeof newAuthenticator>) =>
  (await signInWithPasskey(authenticator)).answer.status === 200;

/** A confirmed member with a passkey of theirs, one of somebody else, and codes. */
async function newHolder(member?: Member) {
  const owner = member ?? (await newConfirmedMember());
  const [own, thief] = [newAuthenticator(), newAuthenticator()];
  const { body: first } = await addPasskeyTo(owner, own, 'Laptop');
  const { body: second } = await addPasskeyTo(owner, thief, 'Unknown');
  const { body: made } = await owner.call(recoveryCodes.make, { body: {} });
  return { owner, own, thief, first, second, codes: made.codes };
}

const useCode = async ({ user }: Member, code = '') =>
  (await new Client().call(recoveryCodes.login, { body: { username: user.username, code } })).status;

describe.skipIf(!hasTable)('what else signs in, when a password is reset', () => {
  it('is told to whoever has the link, as often as they look, without using it up', async () => {
    const { owner, first, second } = await newHolder();
    const token = await linkFor(owner);
    const { synced: _, ...newest } = second;
    for (let i = 0; i < 2; i += 1)
      expect(await factors(token)).toMatchObject({
        status: 200,
        body: { passkeys: [newest, { _id: first._id, name: 'Laptop', lastUsedAt: null }], recoveryCodes: 10 },
      });
    expect((await reset(token)).status).toBe(200);
    expect(await factors(token)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_TOKEN', message: texts.invalidToken },
    });
  });

  it('stops working unless it is kept, and that is told by mail', async () => {
    const { owner, own, thief, codes } = await newHolder();
    expect((await reset(await linkFor(owner))).status).toBe(200);
    expect([await opens(own), await opens(thief)]).toEqual([false, false]);
    expect(await useCode(owner, codes[0])).toBe(400);
    const told = (await mailsTo(owner.user.email)).map(({ subject }) => subject);
    expect(told).toEqual(
      expect.arrayContaining([mails.passwordChanged.subject, mails.passkeyRemoved.subject]),
    );
  });

  it('stays as far as it is kept', async () => {
    const { owner, own, thief, first, codes } = await newHolder();
    const kept = { keepPasskeys: [first._id], keepRecoveryCodes: true };
    expect((await reset(await linkFor(owner), kept)).status).toBe(200);
    expect([await opens(own), await opens(thief)]).toEqual([true, false]);
    expect(await useCode(owner, codes[0])).toBe(200);
  });

  it('is no code where no passkey is kept', async () => {
    const { owner, codes } = await newHolder();
    expect((await reset(await linkFor(owner), { keepRecoveryCodes: true })).status).toBe(200);
    expect(await useCode(owner, codes[0])).toBe(400);
  });

  it('is not kept by an account that nobody had confirmed', async () => {
    const { owner, own, first } = await newHolder(await newMember());
    const token = await linkFor(owner);
    expect((await factors(token)).body).toEqual({ passkeys: [], recoveryCodes: 0 });
    expect((await reset(token, { keepPasskeys: [first._id] })).status).toBe(200);
    expect(await opens(own)).toBe(false);
  });

  it('waits for another passkey that comes at the same moment, and the link still works', async () => {
    const { owner } = await newHolder();
    const token = await linkFor(owner);
    const [answer] = await Promise.all([reset(token), addPasskeyTo(owner)]);
    expect(answer.status).toBe(200);
  });

  it('stays with an administrator who needs a passkey: their mailbox makes nobody administrator', async () => {
    const admin = await newAdmin();
    const authenticator = newAuthenticator();
    await addPasskeyTo(admin, authenticator);
    const token = await linkFor(admin);
    config().ADMINS_NEED_PASSKEY = true;
    const shown = await callHere(auth.resetFactors, new Client(), { body: { token } });
    expect(shown.body).toEqual({ passkeys: [], recoveryCodes: 0 });
    const answer = await callHere(auth.resetPassword, new Client(), { body: { token, password: NEXT } });
    config().ADMINS_NEED_PASSKEY = false;
    expect(answer.status).toBe(200);
    const { client, answer: signedIn } = await signInWithPasskey(authenticator);
    expect(signedIn.status).toBe(200);
    expect((await client.call(passkeys.list)).body).toHaveLength(1);
  });
});
