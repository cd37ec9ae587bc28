import { beforeAll, describe, expect, it, vi } from 'vitest';
import { contract, routeFile } from '../../../shared/api/index.ts';
import type { Route } from '../../../shared/api/route.ts';
import { passkeys as passkeyTexts } from '../../../shared/texts/account/passkeys.ts';
import { requests } from '../../../shared/texts/members/requests.ts';
import { config } from '../../config.ts';
import { logger } from '../../logger.ts';
import { Client, type Member, newMember, PASSWORD } from '../../testing/calls/client.ts';
import { lambdaContext } from '../../testing/calls/context.ts';
import { eventOf, type Request } from '../../testing/calls/event.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { newAdmin } from '../../testing/people/admin.ts';
import { addPasskeyTo, newAuthenticator, signInWithPasskey } from '../../testing/people/passkeys.ts';
import { hasTable } from '../../testing/system.ts';

expectInvariants();

const { passkeys, recoveryCodes, users, auth, reports } = contract;

/** Calls a route's function in this process, which is set up as on a deployed stage. */
async function callOnStage(route: Route, { cookie }: Client, request: Request = {}) {
  const { handler } = await import(new URL(`../../${routeFile(route.name)}`, import.meta.url).href);
  const { statusCode, body } = await handler(
    eventOf(route, { cookies: [cookie], ...request }),
    lambdaContext(),
  );
  return { status: Number(statusCode), body: JSON.parse(body) };
}

const REFUSED = { status: 403, body: { code: 'PASSKEY_REQUIRED', message: requests.passkeyRequired } };
const confirmed = { body: { currentPassword: PASSWORD } };
const removal = (passkeyId: string) => ({ params: { passkeyId } });

/** An administrator with a passkey, in a session that began with the password, and in one that began with the passkey. */
async function newHolder() {
  const byPassword = await newAdmin();
  const authenticator = newAuthenticator();
  const { body: passkey } = await addPasskeyTo(byPassword, authenticator);
  const { client: byPasskey } = await signInWithPasskey(authenticator);
  return { byPassword, byPasskey, passkey };
}

describe.skipIf(!hasTable)('an administrator, where they need a passkey', () => {
  beforeAll(() => {
    config().ADMINS_NEED_PASSKEY = true;
  });

  it.each([users.syncConnections, reports.list])(
    'may not call $name with the password alone',
    async (route) => {
      expect(await callOnStage(route, await newAdmin())).toMatchObject(REFUSED);
      const { byPassword, byPasskey } = await newHolder();
      expect(await callOnStage(route, byPassword)).toMatchObject(REFUSED);
      expect((await callOnStage(route, byPasskey)).status).toBe(200);
    },
  );

  it('is noticed when they sign in, in whichever way, and other members are not', async () => {
    const lines = vi.spyOn(logger, 'info');
    config().METRICS_NAMESPACE = 'Hearth-test';
    const signIn = async ({ user }: Member) =>
      (await callOnStage(auth.login, new Client(), { body: { username: user.username, password: PASSWORD } }))
        .status;
    const [admin, member] = [await newAdmin(), await newMember()];
    expect([await signIn(admin), await signIn(member)]).toEqual([200, 200]);
    const noticed = lines.mock.calls.filter(([message]) => message === 'administrator signed in');
    expect(noticed).toEqual([
      [
        'administrator signed in',
        expect.objectContaining({
          memberId: admin.user._id,
          administratorSignIns: 1,
          _aws: expect.anything(),
        }),
      ],
    ]);
    lines.mockRestore();
  });

  it('is a member like any other with it', async () => {
    expect((await callOnStage(auth.me, await newAdmin())).status).toBe(200);
  });

  it('has their rights in a session that began with a recovery code', async () => {
    const { byPassword, byPasskey } = await newHolder();
    const { status, body } = await callOnStage(recoveryCodes.make, byPasskey, { body: {} });
    expect(status).toBe(201);
    const client = new Client();
    const { username } = byPassword.user;
    await client.call(recoveryCodes.login, { body: { username, code: body.codes[0] } });
    expect((await callOnStage(users.syncConnections, client)).status).toBe(200);
  });

  it('adds the first passkey with the password, and no other way to sign in from then on', async () => {
    expect((await callOnStage(passkeys.registration, await newAdmin(), confirmed)).status).toBe(200);
    const { byPassword, byPasskey, passkey } = await newHolder();
    const { body: options } = await byPassword.call(passkeys.registration);
    const proof = { response: newAuthenticator().register(options), name: 'Mine' };
    for (const [route, request] of [
      [passkeys.registration, confirmed],
      [passkeys.register, { body: proof }],
      [recoveryCodes.make, confirmed],
      [passkeys.remove, removal(passkey._id)],
    ] as const)
      expect([route.name, await callOnStage(route, byPassword, request)]).toMatchObject([
        route.name,
        REFUSED,
      ]);
    expect((await callOnStage(passkeys.registration, byPasskey, {})).status).toBe(200);
  });

  it('keeps one passkey, also when two are removed at the same moment', async () => {
    const { byPassword, byPasskey, passkey } = await newHolder();
    const last = { status: 400, body: { code: 'LAST_PASSKEY', message: passkeyTexts.last } };
    expect(await callOnStage(passkeys.remove, byPasskey, removal(passkey._id))).toMatchObject(last);
    const { body: other } = await addPasskeyTo(byPassword);
    const answers = await Promise.all(
      [passkey, other].map(({ _id }) => callOnStage(passkeys.remove, byPasskey, removal(_id))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await byPassword.call(passkeys.list)).body).toHaveLength(1);
  });

  it('is the only one of whom that is asked', async () => {
    const member = await newMember();
    const { body: passkey } = await addPasskeyTo(member);
    expect((await callOnStage(passkeys.registration, member, {})).status).toBe(200);
    expect((await callOnStage(recoveryCodes.make, member, { body: {} })).status).toBe(201);
    expect((await callOnStage(passkeys.remove, member, removal(passkey._id))).status).toBe(200);
  });
});
