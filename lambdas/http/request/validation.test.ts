import { describe, expect, it } from 'vitest';
import type { Route } from '../../../shared/api/route.ts';
import { ISSUES_SHOWN } from '../../../shared/limits.ts';
import type { Request } from '../../testing/calls/event.ts';
import { exchangeOf, through } from '../../testing/calls/request-context.ts';
import { probes } from '../../testing/calls/routes.ts';
import { validation } from './validation.ts';

const ID = 'probe-0000000001';

async function check(route: Route, { body = {}, ...request }: Request = {}) {
  const requestContext = { ...exchangeOf(route, request), body };
  await through(validation, requestContext);
  return { params: requestContext.params, query: requestContext.query, body: requestContext.body };
}

describe('path parameters', () => {
  it('reach the handler', async () => {
    expect((await check(probes.list, { params: { probeId: ID } })).params).toEqual({ probeId: ID });
  });

  it.each(['short', `${ID}x`, 'probe-000000000!', '../../etc/passwd', ''])(
    'that cannot exist are a 404 like unknown ones: %j',
    async (probeId) => {
      await expect(check(probes.list, { params: { probeId } })).rejects.toMatchObject({ status: 404 });
    },
  );

  it('that are missing are a 404', async () => {
    await expect(check(probes.list)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('come before what else is wrong', async () => {
    const wrong = { params: { probeId: 'short' }, body: {} };
    await expect(check(probes.write, wrong)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the query', () => {
  const params = { probeId: ID };

  it('is converted, and filled with defaults', async () => {
    expect((await check(probes.list, { params, query: { limit: '25' } })).query).toEqual({ limit: 25 });
    expect((await check(probes.list, { params })).query).toEqual({ limit: 10 });
  });

  it('that does not fit is a 400 that says where', async () => {
    await expect(check(probes.list, { params, query: { limit: 'many' } })).rejects.toMatchObject({
      status: 400,
      code: 'INVALID',
      message: 'How many?',
      issues: [{ path: 'limit', message: 'How many?' }],
    });
  });

  it('loses what the route does not know', async () => {
    expect((await check(probes.list, { params, query: { admin: 'true' } })).query).not.toHaveProperty(
      'admin',
    );
  });
});

describe('the body', () => {
  const params = { probeId: ID };

  it('reaches the handler as its schema makes it, without what the route does not know', async () => {
    const body = { text: 'Hello', isAdmin: true };
    expect((await check(probes.write, { params, body })).body).toEqual({ text: 'Hello', tags: [] });
  });

  it('that does not fit in many places names the first of them', async () => {
    const body = { text: 'Hello', tags: Array(ISSUES_SHOWN + 5).fill({}) };
    const refusal = await check(probes.write, { params, body }).catch((error) => error);
    expect(refusal).toMatchObject({ status: 400 });
    expect(refusal.issues).toHaveLength(ISSUES_SHOWN);
  });

  it('that does not fit is a 400 with every issue, and the first as its message', async () => {
    await expect(check(probes.write, { params, body: { tags: [{ name: 'a' }, {}] } })).rejects.toMatchObject({
      status: 400,
      message: 'Please write something.',
      issues: [
        { path: 'text', message: 'Please write something.' },
        { path: 'tags.1.name', message: 'A tag needs a name.' },
      ],
    });
  });

  it.each([[[]], ['text'], [7], [null]])(
    'that is no object is a 400 for the whole of it: %j',
    async (body) => {
      await expect(check(probes.write, { params, body })).rejects.toMatchObject({
        status: 400,
        issues: [{ path: 'body' }],
      });
    },
  );

  it('is dropped where the route takes none', async () => {
    expect((await check(probes.open, { body: { text: 'unasked' } })).body).toEqual({});
  });
});
