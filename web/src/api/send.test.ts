import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, refusal, type SeenCall, unreachable } from '../testing/fake-server.ts';
import { api } from './client.ts';
import { connectivity, reportReached } from './connectivity.ts';
import { ApiError } from './error.ts';

const LIKE = 'POST /posts/p1/like';
const like = () => api.posts.like({ params: { postId: 'p1' }, body: { liked: true } });
const keysOf = (calls: SeenCall[]) => calls.map(({ headers }) => headers.get('idempotency-key'));
const never = () => new Promise<Response>(() => {});

/** How a call ended, with all waiting skipped. */
async function outcome(call: Promise<unknown>): Promise<unknown> {
  const settled = call.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  reportReached();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a call of the API', () => {
  it('fills the path, the query and the body', async () => {
    const server = fakeServer({ [LIKE]: () => json({ ok: 1 }), 'GET /users/search': () => json([]) });
    await outcome(like());
    await outcome(api.users.search({ query: { query: 'ada & co' } }));
    expect(server.to(LIKE)[0]?.body).toEqual({ liked: true });
    expect(server.calls[1]?.search.get('query')).toBe('ada & co');
  });

  it('goes out without a body and a content type when it has no payload', async () => {
    const server = fakeServer({ 'POST /auth/logout': () => json({ message: 'ok' }) });
    await outcome(api.auth.logout());
    expect(server.calls[0]?.body).toBeUndefined();
    expect(server.calls[0]?.headers.has('content-type')).toBe(false);
  });

  it('carries an Idempotency-Key when it is unsafe, and none when it is not', async () => {
    const server = fakeServer({ [LIKE]: () => json({}), 'GET /posts': () => json([]) });
    await outcome(like());
    await outcome(like());
    await outcome(api.posts.list());
    const [first, second, read] = keysOf(server.calls);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    expect(read).toBeNull();
  });

  it('goes on when the page is left if it writes, and is not too long for that', async () => {
    const POST = 'POST /posts/create';
    const server = fakeServer({
      [LIKE]: () => json({}),
      [POST]: () => json({}),
      'POST /auth/logout': () => json({}),
      'GET /posts': () => json([]),
    });
    await outcome(like());
    await outcome(api.auth.logout());
    await outcome(api.posts.create({ body: { content: 'word '.repeat(1_000) } }));
    await outcome(api.posts.list());
    expect(server.calls.map(({ route, keepalive }) => [route, keepalive])).toEqual([
      [LIKE, true],
      ['POST /auth/logout', true],
      [POST, false],
      ['GET /posts', false],
    ]);
  });

  it('tells the status, the sentence, the code and the fields of a refusal', async () => {
    const issues = [{ path: 'email', message: 'Email already exists' }];
    fakeServer({
      'POST /auth/signup': () => json({ message: 'No', error: 'No', code: 'VALIDATION', issues }, 400),
    });
    const error = await outcome(
      api.auth.signup({ body: { name: 'a', username: 'abc', email: 'a@b.co', password: 'secret1' } }),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, message: 'No', code: 'VALIDATION', issues });
  });

  it('does not take the words of a gateway for ours', async () => {
    fakeServer({ 'GET /posts': () => json({ message: 'Service Unavailable' }, 503) });
    expect(await outcome(api.posts.list())).toMatchObject({
      message: 'Database connection issue. Please try again in a few moments.',
    });
  });
});

describe('repeats of unsafe calls', () => {
  it('repeats up to 2 times when there is no answer, always with the same key', async () => {
    const server = fakeServer({ [LIKE]: [unreachable, unreachable, () => json({ done: true })] });
    expect(await outcome(like())).toEqual({ done: true });
    expect(server.calls).toHaveLength(3);
    expect(new Set(keysOf(server.calls)).size).toBe(1);
  });

  it('gives up after the second repeat', async () => {
    const server = fakeServer({ [LIKE]: unreachable });
    expect(await outcome(like())).toMatchObject({ kind: 'network', status: 0 });
    expect(server.to(LIKE)).toHaveLength(3);
  });

  it('gives an attempt up after 30 seconds, and calls that a timeout', async () => {
    const server = fakeServer({ [LIKE]: never });
    const call = like().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(server.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1 + 1_000);
    expect(server.calls).toHaveLength(2);
    await vi.runAllTimersAsync();
    expect(await call).toMatchObject({ kind: 'timeout' });
  });

  it('never repeats a POST that was answered with a 500', async () => {
    const server = fakeServer({ [LIKE]: () => refusal(500, 'Oops') });
    expect(await outcome(like())).toMatchObject({ status: 500 });
    expect(server.calls).toHaveLength(1);
  });

  it('repeats a DELETE once after a second when it was answered with a 5xx', async () => {
    const server = fakeServer({ 'DELETE /posts/delete/p1': () => refusal(502, 'Oops') });
    await outcome(api.posts.delete({ params: { postId: 'p1' } }));
    expect(server.calls).toHaveLength(2);
  });

  it('repeats once after 3 seconds on a 503', async () => {
    const server = fakeServer({ [LIKE]: [() => refusal(503, 'Later'), () => json({ done: true })] });
    const call = like();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(server.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toEqual({ done: true });
  });

  it('tells a 503 on login at once', async () => {
    const server = fakeServer({ 'POST /auth/login': () => refusal(503, 'Later') });
    await outcome(api.auth.login({ body: { username: 'maya', password: 'x' } }));
    expect(server.calls).toHaveLength(1);
  });

  it('never repeats a refusal', async () => {
    const server = fakeServer({ [LIKE]: () => refusal(400, 'No') });
    await outcome(like());
    expect(server.calls).toHaveLength(1);
  });
});

describe('a change while the browser has no network', () => {
  const OFFLINE = { 'GET /health': unreachable, 'GET /auth/me': unreachable };
  const goOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

  it('waits, and is sent once with its key when the browser is online', async () => {
    const server = fakeServer({ ...OFFLINE, [LIKE]: [unreachable, () => json({ done: true })] });
    goOnline(false);
    const call = like();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.to(LIKE)).toHaveLength(1);
    expect(connectivity()).toMatchObject({ lost: true, waiting: 1 });
    goOnline(true);
    window.dispatchEvent(new Event('online'));
    expect(await call).toEqual({ done: true });
    expect(connectivity()).toMatchObject({ lost: false, waiting: 0 });
    expect(new Set(keysOf(server.to(LIKE))).size).toBe(1);
  });

  it('is given up when the server has forgotten its key by then', async () => {
    const server = fakeServer({ ...OFFLINE, [LIKE]: unreachable });
    goOnline(false);
    const call = like().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
    window.dispatchEvent(new Event('online'));
    expect(await call).toMatchObject({ kind: 'network' });
    expect(server.to(LIKE)).toHaveLength(1);
  });

  it('is told at once to who signs in', async () => {
    fakeServer({ 'POST /auth/login': unreachable });
    goOnline(false);
    goOnline(false);
    const call = api.auth
      .login({ body: { username: 'maya', password: 'x' } })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await call).toMatchObject({ kind: 'network' });
  });
});

describe('connectivity', () => {
  it('is lost while what is shown was kept earlier, and tells from when that is', async () => {
    const date = 'Fri, 27 Nov 2026 10:40:00 GMT';
    fakeServer({ 'GET /posts': [() => json([], 200, { 'x-kept-at': date }), () => json([])] });
    await api.posts.list();
    expect(connectivity()).toMatchObject({ lost: true, keptAt: date });
    await api.posts.list();
    expect(connectivity()).toEqual({ lost: false, waiting: 0 });
  });

  it('is lost when there is no answer, and back with the next answer, whatever it is', async () => {
    fakeServer({ 'GET /posts': [unreachable, () => refusal(500, 'Oops')], 'GET /health': unreachable });
    await api.posts.list().catch(() => {});
    expect(connectivity().lost).toBe(true);
    await api.posts.list().catch(() => {});
    expect(connectivity().lost).toBe(false);
  });

  it('asks for the health every 30 seconds while lost, until any status under 500 comes back', async () => {
    const server = fakeServer({
      'GET /posts': unreachable,
      'GET /health': [unreachable, () => refusal(500, 'Oops'), () => refusal(404, 'Not here')],
      'GET /auth/me': unreachable,
    });
    await api.posts.list().catch(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connectivity().lost).toBe(true);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(connectivity().lost).toBe(false);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.to('GET /health')).toHaveLength(3);
  });
});
