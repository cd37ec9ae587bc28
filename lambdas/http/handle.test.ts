import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Route } from '../../shared/api/route.ts';
import { errorEnvelope } from '../../shared/model/error.ts';
import { lambdaContext } from '../testing/calls/context.ts';
import { eventOf, type Request } from '../testing/calls/event.ts';
import { probes } from '../testing/calls/routes.ts';
import { configure } from '../testing/environment.ts';
import { accountItem } from '../testing/people/account.ts';
import { MEMBER_ID, signedCookie } from '../testing/people/cookie.ts';
import { storeSecrets } from '../testing/services/secrets.ts';
import { NotFound } from './errors.ts';
import { type Call, handle } from './handle.ts';
import { Reply } from './reply.ts';

const table = mockClient(DynamoDBDocumentClient);
const params = { probeId: 'probe-0000000001' };
const ok = { ok: true };

/** None of these calls comes under a key. */
const unasked = (): never => {
  throw new Error('this call is no repeat');
};

/** Calls a route as a browser of ours that is signed in. */
async function call<const R extends Route>(
  route: R,
  work: (call: Call<R>) => Promise<Answer<R> | Reply<Answer<R>>>,
  request: Request = {},
) {
  const headers = { 'sec-fetch-site': 'same-origin', ...request.headers };
  const event = eventOf(route, { cookies: [await signedCookie()], ...request, headers });
  const {
    statusCode,
    headers: sent,
    cookies,
    body = '',
  } = await handle(route, work, unasked)(event, lambdaContext());
  return { status: statusCode, headers: sent, cookies, body: body && JSON.parse(body) };
}

beforeEach(() => {
  storeSecrets();
  configure({ CHECK_ANSWERS: false });
  table.reset();
  table.on(GetCommand).resolves({ Item: accountItem() });
});

describe("a route's function", () => {
  it('gets its parsed parts, and who calls from where', async () => {
    const work = vi.fn(async (_: Call<typeof probes.write>) => ok);
    await call(probes.write, work, { params, body: { text: 'Hello' } });
    const [given] = work.mock.calls[0] ?? [];
    expect(given).toMatchObject({
      params,
      query: {},
      body: { text: 'Hello', tags: [] },
      address: '203.0.113.7',
    });
    expect(given?.member._id).toBe(MEMBER_ID);
    expect(await given?.member.account()).toMatchObject({ memberId: MEMBER_ID });
  });

  it('gets no member on a public route, but the token that came along', async () => {
    const work = vi.fn(async (_: Call<typeof probes.open>) => ok);
    await call(probes.open, work, { cookies: ['hearth=whatever'] });
    expect(work).toHaveBeenCalledWith(expect.objectContaining({ member: undefined, token: 'whatever' }));
  });

  it('gets another id each time it asks for one', async () => {
    const ids: string[] = [];
    await call(probes.open, async ({ newId }) => {
      ids.push(newId(), newId());
      return ok;
    });
    expect(new Set(ids).size).toBe(2);
  });
});

describe('its answer', () => {
  it('is JSON with the status of the route, 200 when it names none', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
    expect(await call(probes.open, async () => ok)).toMatchObject({ status: 201, headers, body: ok });
    expect((await call(probes.ping, async () => ok)).status).toBe(200);
  });

  it('sets cookies, and none when there are none', async () => {
    const cookies = ['hearth=new'];
    expect((await call(probes.open, async () => new Reply(ok, { cookies }))).cookies).toEqual(cookies);
    expect((await call(probes.open, async () => ok)).cookies).toBeUndefined();
  });

  it('announces the next page of the same list, with everything else that was asked for', async () => {
    const query = { limit: '5', cursor: 'old' };
    const { headers } = await call(probes.list, async () => new Reply(ok, { next: 'a+b' }), {
      params,
      query,
    });
    expect(headers).toMatchObject({
      link: '</api/v1/probes/probe-0000000001/list?limit=5&cursor=a%2Bb>; rel="next"',
    });
  });

  it('announces nothing after the last page', async () => {
    const { headers } = await call(probes.list, async () => new Reply(ok, { next: undefined }), { params });
    expect(headers).not.toHaveProperty('link');
  });

  it('does not leave with more than the contract says, where answers are checked', async () => {
    const leaking = { ...ok, passwordHash: 'secret' };
    const unchecked = await call(probes.open, async () => leaking);
    expect(unchecked.status).toBe(201);
    configure({ CHECK_ANSWERS: true });
    const checked = await call(probes.open, async () => leaking);
    expect(checked.status).toBe(500);
    expect(JSON.stringify(checked)).not.toContain('secret');
    expect((await call(probes.open, async () => ok)).status).toBe(201);
  });
});

describe('the order of the chain', () => {
  /** What each wrong part alone is answered with, from the first that is looked at to the last. */
  const WRONGS: [string, number, Request][] = [
    ['another site', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['no session', 401, { cookies: [] }],
    ['no JSON', 415, { body: 'text' }],
    ['an id that cannot exist', 404, { params: { probeId: 'x' }, body: {} }],
    ['a wrong body', 400, { body: {} }],
    ['a wrong key', 400, { body: { text: 'x' }, headers: { 'idempotency-key': 'x y' } }],
  ];

  it.each(WRONGS)('answers %s with %d, in the one envelope, without working', async (_, status, wrong) => {
    const work = vi.fn(async () => ok);
    const { body, ...answer } = await call(probes.write, work, { params, ...wrong });
    expect(answer.status).toBe(status);
    expect(errorEnvelope.parse(body).message).toBeTruthy();
    expect(answer.headers).toMatchObject({ 'x-request-id': expect.any(String), 'cache-control': 'no-store' });
    expect(work).not.toHaveBeenCalled();
  });

  it('tells a visitor only that they are one, whatever else is wrong', async () => {
    const { status } = await call(probes.write, async () => ok, {
      cookies: [],
      params: { probeId: 'x' },
      body: 'x',
    });
    expect(status).toBe(401);
  });
});

describe('a session that turns out to be dead', () => {
  beforeEach(() => {
    table.on(GetCommand).callsFake(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { Item: undefined };
    });
  });

  it('keeps a write from beginning', async () => {
    const work = vi.fn(async () => ok);
    expect((await call(probes.write, work, { params, body: { text: 'x' } })).status).toBe(401);
    expect(work).not.toHaveBeenCalled();
  });

  it('lets a read begin beside the check, but keeps its answer', async () => {
    const work = vi.fn(async () => ok);
    const { status, body } = await call(probes.list, work, { params });
    expect(work).toHaveBeenCalledOnce();
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('keeps it also from knowing whether the answer is the one it has, or whether there is any', async () => {
    const live = async () => ok;
    table.on(GetCommand).resolvesOnce({ Item: accountItem() }).resolves({});
    const { headers } = await call(probes.read, live);
    const known = { headers: { 'if-none-match': String(headers?.etag) } };
    expect((await call(probes.read, live, known)).status).toBe(401);
    expect((await call(probes.list, () => Promise.reject(new NotFound()), { params })).status).toBe(401);
  });
});
