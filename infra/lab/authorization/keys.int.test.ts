import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newId } from '../../../lambdas/table/ids.ts';
import { newAdmin } from '../../../lambdas/testing/admin.ts';
import { Client, newMember } from '../../../lambdas/testing/client.ts';
import { expectInvariants } from '../../../lambdas/testing/invariants.ts';
import { contract, routes } from '../../../shared/api/index.ts';
import { honoursKeys, type Route } from '../../../shared/api/route.ts';
import { rowOf } from './matrix.ts';

expectInvariants();

/** Bodies of routes that name no thing in their path; those with other bodies have tests of their own. */
const BODIES: Record<string, object | undefined> = {
  'auth.verifyEmail': { token: 'none' },
  'auth.restoreEmail': { token: 'none' },
  'auth.endOtherSessions': undefined,
  'users.syncConnections': undefined,
  'reports.create': { kind: 'member', id: newId(), reason: 'spam' },
};

/** Ids that are made of others. */
const IDS: Record<string, string> = {
  requestId: '-'.repeat(48),
  applicationId: '-'.repeat(48),
  reportId: `post.${newId()}`,
};

const bodyOf = (route: Route) => (route.params ? rowOf(route).body : BODIES[route.name]);
const isTried = (route: Route): boolean =>
  honoursKeys(route) && (route.params !== undefined || route.name in BODIES);

async function callerOf({ auth }: Route): Promise<Client> {
  if (auth === 'public') return new Client();
  return auth === 'admin' ? newAdmin() : newMember('founder');
}

/** Uses a key for a call that this caller may make. */
const use = ({ auth }: Route, caller: Client, headers: Record<string, string>) =>
  auth === 'public'
    ? caller.call(contract.auth.forgotPassword, { body: { email: 'nobody@example.com' }, headers })
    : caller.call(contract.posts.create, { body: { content: 'Hello' }, headers });

it.each(routes.filter(isTried))('$name refuses a key that was used for another call', async (route) => {
  const caller = await callerOf(route);
  const headers = { 'idempotency-key': randomUUID() };
  expect((await use(route, caller, headers)).status).toBeLessThan(300);
  const body = bodyOf(route);
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, IDS[name] ?? newId()]));
  const answer = await caller.call(route, { params, headers, ...(body && { body }) });
  expect(answer).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
});
