import { describe, expect, it } from 'vitest';
import { contract } from '../shared/api/index.ts';
import type { Route } from '../shared/api/route.ts';
import { Client, type Member, newMember } from './testing/calls/client.ts';
import { bodyOf } from './testing/examples/calls.ts';
import { exampleOf } from './testing/examples/examples.ts';
import { newAdmin } from './testing/people/admin.ts';
import { hasTable } from './testing/system.ts';

const { connections, users } = contract;

/** Who calls, seen from the member whom the call is about. */
const RELATIONS = ['visitor', 'self', 'stranger', 'asking', 'asked', 'connected', 'admin'] as const;
type Relation = (typeof RELATIONS)[number];

/** Statuses, in the order of `RELATIONS` without visitors, that depend on a request between the two. */
const OF_REQUESTS = new Map([
  ['connections.request', [400, 201, 400, 400, 400, 201]],
  ['connections.withdraw', [404, 404, 200, 404, 404, 404]],
  ['connections.accept', [404, 404, 403, 200, 400, 404]],
  ['connections.reject', [404, 404, 403, 200, 400, 404]],
  ['connections.remove', [400, 400, 400, 400, 200, 400]],
]);

const NOBODYS = '-'.repeat(48);

/** A caller who stands in a relation to somebody, and the request between them if there ever was one. */
async function callerAs(relation: Relation, subject: Member): Promise<{ caller: Client; requestId: string }> {
  const ask = (from: Member, whom: Member) =>
    from.call(connections.request, { params: { userId: whom.user._id } });
  if (relation === 'visitor') return { caller: new Client(), requestId: NOBODYS };
  if (relation === 'self') return { caller: subject, requestId: NOBODYS };
  const caller = relation === 'admin' ? await newAdmin() : await newMember('founder');
  if (relation === 'stranger' || relation === 'admin') return { caller, requestId: NOBODYS };
  const { requestId } = (await (relation === 'asking' ? ask(caller, subject) : ask(subject, caller))).body;
  if (relation === 'connected') await caller.call(connections.accept, { params: { requestId } });
  return { caller, requestId };
}

interface Pair {
  subject: Member;
  caller: Client;
  requestId: string;
}

async function newPair(relation: Relation): Promise<Pair> {
  const subject = await newMember('investor');
  return { subject, ...(await callerAs(relation, subject)) };
}

const pairs = new Map<Relation, Promise<Pair>>();

/** Two members in a relation: the same ones for all reads, which leave it as it is. */
function pairFor({ method }: Route, relation: Relation): Promise<Pair> {
  const pair = (method === 'GET' && pairs.get(relation)) || newPair(relation);
  if (method === 'GET') pairs.set(relation, pair);
  return pair;
}

/** What those are answered who have no role but that of an investor, a founder or the administrator. */
function statusFor({ name, auth, status = 200 }: Route, relation: Relation): number | undefined {
  if (relation === 'visitor') return 401;
  const special = OF_REQUESTS.get(name);
  if (special) return special[RELATIONS.indexOf(relation) - 1];
  const { answers } = exampleOf(name);
  if (!answers) return auth === 'member' || auth === relation ? status : 403;
  if (relation === 'self') return answers.owner;
  return (relation === 'connected' || relation === 'admin' ? answers[relation] : undefined) ?? answers.others;
}

const routes = [users, connections].flatMap((calls) => Object.values<Route>(calls));

describe.each(routes)('$name', (route) => {
  it.for(RELATIONS)('called by: %s', async (relation, { skip }) => {
    skip(relation === 'admin' && !hasTable, 'administrators are made in the table');
    const { subject, caller, requestId } = await pairFor(route, relation);
    const { username, _id: userId } = subject.user;
    const given = await bodyOf(exampleOf(route.name), { owner: subject, host: subject, round: {} });
    const { status, body } = await caller.call(route, {
      params: { username, userId, requestId },
      query: { query: username },
      ...(given && { body: given }),
    });
    expect(status).toBe(statusFor(route, relation));
    const text = JSON.stringify(body);
    if (relation !== 'self' && relation !== 'connected') expect(text).not.toContain(subject.user.email);
    if (relation !== 'self') expect(text).not.toContain('"investmentRange":{"min":10000');
  });
});
