import { describe, expect, it } from 'vitest';
import { routes } from '../shared/api/index.ts';
import type { Auth, Route } from '../shared/api/route.ts';
import { API_PREFIX } from '../shared/api/route.ts';
import { errorEnvelope } from '../shared/model/error.ts';
import type { Role } from '../shared/model/member.ts';
import { Client, type Member, newMember } from './testing/calls/client.ts';
import { newAdmin } from './testing/people/admin.ts';
import { hasTable } from './testing/system.ts';

const guarded = routes.filter(({ auth }) => auth !== 'public');
const unsafe = routes.filter(({ method }) => method !== 'GET');
const withIds = routes.filter(({ params }) => params);

const MALFORMED = '!'.repeat(40);

/** Which roles a rule lets in. */
const ALLOWED: Record<Auth, (Role | 'admin')[]> = {
  public: ['founder', 'investor', 'job_seeker', 'admin'],
  member: ['founder', 'investor', 'job_seeker', 'admin'],
  founder: ['founder'],
  investor: ['investor'],
  jobSeeker: ['job_seeker'],
  admin: ['admin'],
};

const members = new Map<Role | 'admin', Promise<Member>>();

/** A member with a role, the same one for all routes: their calls are refused, or change nothing but their session. */
function memberAs(role: Role | 'admin'): Promise<Member> {
  const member = members.get(role) ?? (role === 'admin' ? newAdmin() : newMember(role));
  members.set(role, member);
  return member;
}

/** Whether there is no administrator to call a route: they are made in the table. */
const hasNoCaller = ({ auth }: Route): boolean => auth === 'admin' && !hasTable;

/** Somebody who may call a route. */
const callerOf = ({ auth }: Route): Promise<Member> => memberAs(ALLOWED[auth][0] ?? 'founder');

describe.each(guarded)('$name', (route) => {
  it('is closed to visitors, with the envelope of all errors', async () => {
    const { status, body, headers } = await new Client().call(route);
    expect(status).toBe(401);
    expect(errorEnvelope.parse(body).code).toBe('UNAUTHENTICATED');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toBeTruthy();
  });

  it('is closed to an altered session', async () => {
    const member = await memberAs('founder');
    const client = new Client();
    const [name, token = ''] = member.cookie.split('=');
    const [head, , signature] = token.split('.');
    const payload = Buffer.from(JSON.stringify({ sub: member.user._id, sid: 'x', exp: 4e9 })).toString(
      'base64url',
    );
    for (const forged of [`${head}.${payload}.${signature}`, `${token}x`, '']) {
      client.cookie = `${name}=${forged}`;
      expect((await client.call(route)).status).toBe(401);
    }
  });

  it.each(['founder', 'investor', 'job_seeker'] as const)('knows whether a %s may call it', async (role) => {
    const member = await memberAs(role);
    const { cookie } = member;
    const { status } = await member.call(route);
    // A session that the call has ended serves no other.
    if (member.cookie !== cookie) members.delete(role);
    expect(status === 403).toBe(!ALLOWED[route.auth].includes(role));
  });
});

describe.each(unsafe)('$name', (route) => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
  ])('refuses a call that %s started', async (_, headers) => {
    expect(await new Client().call(route, { headers })).toMatchObject({
      status: 403,
      body: { code: 'CROSS_SITE' },
    });
  });

  it.skipIf(hasNoCaller(route))(
    'takes JSON only: 415 for another type, 400 for what is malformed, 413 for what is too large',
    async () => {
      const member = await callerOf(route);
      const path = `${API_PREFIX}${route.path.replaceAll(/\{\w+\}/g, '-'.repeat(16))}`;
      const send = (contentType: string, body: string) =>
        member.send(path, { method: route.method, headers: { 'content-type': contentType }, body });
      expect((await send('text/plain', '{}')).status).toBe(415);
      expect(await send('application/json', '{"a":')).toMatchObject({
        status: 400,
        body: { code: 'MALFORMED_JSON' },
      });
      expect((await send('application/json', JSON.stringify('x'.repeat(7_000_000)))).status).toBe(413);
    },
  );

  it.skipIf(hasNoCaller(route))('refuses an Idempotency-Key that is none', async () => {
    const member = await callerOf(route);
    const headers = { 'idempotency-key': 'x'.repeat(256) };
    const { status } = await member.call(route, { headers, body: {} });
    expect([400, 404]).toContain(status);
  });
});

describe.each(withIds)('$name', (route) => {
  it.skipIf(hasNoCaller(route))('answers 404 to an id that cannot exist, never 500', async () => {
    const member = await callerOf(route);
    const params = Object.fromEntries(
      Object.keys(route.params?.shape ?? {}).map((name) => [name, MALFORMED]),
    );
    expect(await member.call(route, { params })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('an unknown path', () => {
  it.each([
    ['GET', '/api/v1/nothing'],
    ['GET', '/api/v1/api/auth/me'],
    ['GET', '/api/v1/v1/health'],
    ['GET', '/api/health'],
    ['GET', '/api/v1/%'],
    ['PATCH', '/api/v1/posts'],
    ['DELETE', '/api/v1/auth/login'],
    ['POST', '/api/v1/nothing/at/all'],
  ])('or method is a 404 in the envelope of all errors: %s %s', async (method, path) => {
    const { status, body, headers } = await new Client().send(path, { method });
    expect(status).toBe(404);
    expect(errorEnvelope.parse(body).code).toBe('NOT_FOUND');
    expect(headers.get('content-type')).toMatch(/json/);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('health', () => {
  it.each(['/api/v1/health', '/health'])('answers at %s without touching the table', async (path) => {
    const { status, body, cost } = await new Client().send(path);
    expect([status, body]).toEqual([200, { status: 'ok' }]);
    expect(cost).toEqual({ rru: 0, wru: 0, calls: 0, rounds: 0 });
  });
});
