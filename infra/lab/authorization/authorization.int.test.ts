import { describe, expect, it } from 'vitest';
import type { Member } from '../../../lambdas/testing/calls/client.ts';
import { bodyOf } from '../../../lambdas/testing/examples/calls.ts';
import { CALLERS, type CallerName } from '../../../lambdas/testing/examples/example.ts';
import { exampleOf } from '../../../lambdas/testing/examples/examples.ts';
import { expectInvariants } from '../../../lambdas/testing/invariants.ts';
import { hasTable } from '../../../lambdas/testing/system.ts';
import { routes } from '../../../shared/api/index.ts';
import type { Route } from '../../../shared/api/route.ts';
import type { Role } from '../../../shared/model/member.ts';
import { settings } from '../settings.ts';
import { type Callers, newCallers } from './callers.ts';

expectInvariants();

const shared = new Map<Role, Promise<Callers>>();

/** Whether calls change how members stand to each other, or whether there is one. */
const changesMembers = ({ name, method }: Route): boolean =>
  method !== 'GET' && /^(users|hiding|connections)\./.test(name);

/** Calls that change members need others each time; before every commit, `people-matrix.int.test.ts` has them. */
const isTried = (route: Route): boolean =>
  route.params !== undefined && (settings.isLong || !changesMembers(route));

/** The same members for all routes that leave them as they are. */
function callersFor(route: Route): Promise<Callers> {
  const role = exampleOf(route.name).names?.role ?? 'founder';
  if (changesMembers(route)) return newCallers(role);
  const callers = shared.get(role) ?? newCallers(role);
  shared.set(role, callers);
  return callers;
}

/** Owners last: what they may do is often to take the thing away. */
const ORDER = CALLERS.toSorted((a, b) => Number(a === 'owner') - Number(b === 'owner'));

/** What the owner has of what a route names, and the body to send with it. */
async function makeThings(route: Route, { owner, host }: Callers) {
  const example = exampleOf(route.name);
  const parties = { owner, host, round: {} };
  const [params, body] = [await example.names?.make(parties), await bodyOf(example, parties)];
  return { ...(params && { params }), ...(body && { body }) };
}

/** What a caller is answered. */
function expectedStatus(route: Route, caller: CallerName): number | undefined {
  const { answers } = exampleOf(route.name);
  if (caller === 'visitor') return 401;
  const isRefused = caller === 'suspended' && route.method !== 'GET' && !route.whileSuspended;
  return answers?.[caller] ?? (isRefused ? 403 : caller === 'blocked' ? 404 : answers?.others);
}

/** What nobody is told about another member; their address only those who are connected, on their profile. */
function expectPrivate(text: string, { user }: Member, mayKnowAddress: boolean): void {
  if (!mayKnowAddress) expect(text).not.toContain(user.email);
  expect(text).not.toMatch(/hash|"pk"|"sk"|gsi1|sessions/i);
}

describe.skipIf(!hasTable)('a call that names a thing', () => {
  it.each(routes.filter(isTried))('$name is for whom it is for', { timeout: 60_000 }, async (route) => {
    const callers = await callersFor(route);
    let things = await makeThings(route, callers);
    const found: Record<string, number> = {};
    for (const caller of ORDER) {
      const answer = await callers[caller].call(route, { ...things, atOnce: true });
      found[caller] = answer.status;
      const isDone = answer.status < 300;
      const mayKnow = caller === 'owner' || (caller === 'connected' && route.name === 'users.get');
      if (isDone) expectPrivate(JSON.stringify(answer.body), callers.owner, mayKnow);
      if (isDone && route.method !== 'GET' && caller !== 'owner') things = await makeThings(route, callers);
    }
    expect(found).toEqual(Object.fromEntries(ORDER.map((caller) => [caller, expectedStatus(route, caller)])));
  });
});
