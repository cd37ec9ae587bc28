import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, freshUsername } from '../../../lambdas/testing/calls/caller.ts';
import type { Member } from '../../../lambdas/testing/calls/client.ts';
import { prepareCalls } from '../../../lambdas/testing/examples/calls.ts';
import { newCast } from '../../../lambdas/testing/examples/cast.ts';
import { expectInvariants } from '../../../lambdas/testing/invariants.ts';
import { newAdmin } from '../../../lambdas/testing/people/admin.ts';
import { hasTable, testedSystem } from '../../../lambdas/testing/system.ts';
import { contract, routes } from '../../../shared/api/index.ts';
import { honoursKeys, type Route } from '../../../shared/api/route.ts';

expectInvariants();

const { auth, posts } = contract;

/** Another call that the caller of a route may make. */
const otherCall = ({ auth: who }: Route) =>
  who === 'public'
    ? { route: auth.forgotPassword, body: { email: addressOf({ username: freshUsername() }) } }
    : { route: posts.create, body: { content: 'Hello' } };

describe.skipIf(!hasTable)('a key', () => {
  let admin: Member;
  beforeAll(async () => {
    admin = await newAdmin();
  });

  it.each(routes.filter(honoursKeys))('that was used for another call is refused by $name', async (route) => {
    const cast = await newCast(testedSystem().url, admin);
    const [call] = (await prepareCalls(route, cast, 1)) ?? [];
    if (!call) throw new Error(`${route.name} cannot be called here`);
    const { caller, ...request } = call;
    const headers = { 'idempotency-key': randomUUID() };
    const { route: other, body } = otherCall(route);
    expect((await caller.call<Route>(other, { body, headers })).status).toBeLessThan(300);
    const answer = await caller.call(route, { ...request, headers });
    expect(answer).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
  });
});
