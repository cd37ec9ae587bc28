import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Route } from '../../shared/api/route.ts';
import { requests } from '../../shared/texts/members/requests.ts';
import { type Effect, withEffect } from '../table/effect.ts';
import { transact } from '../table/transact.ts';
import type { Request } from '../testing/calls/event.ts';
import { exchangeOf, through } from '../testing/calls/request-context.ts';
import { probes } from '../testing/calls/routes.ts';
import { accountItem } from '../testing/people/account.ts';
import { storeSecrets } from '../testing/services/secrets.ts';
import { BadRequest, Unauthenticated } from './errors.ts';
import { actOnce, idempotency } from './idempotency.ts';

const table = mockClient(DynamoDBDocumentClient);

/** What the table holds, by partition key. */
let stored: Map<string, Record<string, unknown>>;

beforeEach(() => {
  storeSecrets();
  table.reset();
  stored = new Map();
  const put = (Item: Record<string, unknown>) => {
    stored.set(String(Item.pk), Item);
    return {};
  };
  table.on(PutCommand).callsFake(({ Item }) => put(Item));
  table.on(GetCommand).callsFake(({ Key }) => ({ Item: stored.get(Key.pk) }));
  table.on(TransactWriteCommand).callsFake(({ TransactItems }) => {
    const items = TransactItems.map(({ Put }: { Put: { Item: { pk: string } } }) => Put.Item);
    if (stored.has(items[0].pk))
      throw new TransactionCanceledException({
        message: '',
        $metadata: {},
        CancellationReasons: [{ Code: 'ConditionalCheckFailed' }, { Code: 'None' }],
      });
    items.map(put);
    return {};
  });
});

const EFFECT = { put: { pk: 'EFFECT', sk: 'EFFECT' } };

interface Sent extends Request {
  key?: string;
  memberId?: string;
  raw?: string;
  /** What the call does; its effect when that is not said. */
  act?: (effect: Effect) => Promise<unknown>;
  keeps?: string;
}

/** Sends a call with a key; a first one answers `first`, a repeat what was kept. */
async function send(
  route: Route,
  {
    key = 'key-1',
    memberId = 'ada',
    raw = '{}',
    act = (effect) => effect.commit([EFFECT]),
    keeps,
    ...request
  }: Sent = {},
): Promise<string | undefined> {
  const requestContext = {
    ...exchangeOf(route, { ...request, headers: { 'idempotency-key': key } }),
    memberId,
    rawBody: raw,
    account: Promise.resolve(accountItem()),
  };
  const result = await through(idempotency, requestContext, (given) =>
    actOnce(
      given,
      async (marker) => {
        if (keeps !== undefined && given.marker) given.marker.kept = keeps;
        await withEffect({ marker }, act);
        return { statusCode: 201, body: 'first' };
      },
      async (kept) => ({ statusCode: 201, body: `again ${kept}` }),
    ),
  );
  return result.body;
}

const MARK = 'REQUEST#ada#key-1';

describe('a call with a key', () => {
  it('marks it for a day, in the transaction of its effect', async () => {
    expect(await send(probes.open, { keeps: 'post-1' })).toBe('first');
    expect([...stored.keys()]).toEqual([MARK, 'EFFECT']);
    expect(table.commandCalls(TransactWriteCommand)).toHaveLength(1);
    expect(table.commandCalls(PutCommand)).toHaveLength(0);
    const { ttl, kept } = stored.get(MARK) ?? {};
    expect(Number(ttl) - Date.now() / 1000).toBeCloseTo(24 * 3600, -1);
    expect(kept).toBe('post-1');
  });

  it('keeps neither body nor path, only a mark of them that nobody can guess back', async () => {
    await send(probes.open, { raw: '{"password":"secret"}' });
    expect(JSON.stringify([...stored])).not.toMatch(/secret|probes/);
  });

  it('does not act again, repeated, and is answered from what was kept', async () => {
    await send(probes.open, { keeps: 'post-1' });
    const act = vi.fn(async () => {});
    expect(await send(probes.open, { act })).toBe('again post-1');
    expect(act).not.toHaveBeenCalled();
  });

  it('marks it behind its work when that had no transaction', async () => {
    expect(await send(probes.open, { act: async () => {} })).toBe('first');
    expect([...stored.keys()]).toEqual([MARK]);
    expect(await send(probes.open)).toBe('again ');
  });

  it('marks only its effect', async () => {
    await send(probes.open, {
      act: async (effect) => {
        await transact([{ put: { pk: 'BEFORE', sk: 'BEFORE' } }]);
        await effect.commit([EFFECT]);
        await transact([{ put: { pk: 'MORE', sk: 'MORE' } }]);
      },
    });
    expect([...stored.keys()]).toEqual(['BEFORE', MARK, 'EFFECT', 'MORE']);
  });

  it('is free again when it was refused, or has ended before its effect', async () => {
    for (const error of [new BadRequest('No'), new Error('stopped')])
      await expect(send(probes.open, { act: () => Promise.reject(error) })).rejects.toBe(error);
    expect(await send(probes.open)).toBe('first');
  });

  it('stays used when something fails behind its effect', async () => {
    const act = async (effect: Effect) => {
      await effect.commit([EFFECT]);
      throw new BadRequest('No');
    };
    await expect(send(probes.open, { act })).rejects.toThrow('No');
    expect(await send(probes.open)).toBe('again ');
  });

  it('may be used again once it has expired, although the table still holds it', async () => {
    await send(probes.open);
    stored.set(MARK, { ...stored.get(MARK), ttl: Date.now() / 1000 - 1 });
    const act = vi.fn(async () => {});
    await send(probes.open, { act });
    expect(act).toHaveBeenCalled();
  });

  it('acts again where the answer carries a session', async () => {
    await send(probes.again);
    stored.delete('EFFECT');
    expect(await send(probes.again)).toBe('first');
    expect(stored.has(MARK)).toBe(false);
  });

  it.each([
    ['another body', probes.open, { raw: '{"n":2}' }],
    ['another route', probes.ping, {}],
  ])('is refused with the same key and %s', async (_, route, other) => {
    await send(probes.open);
    const refusal = { status: 422, code: 'KEY_REUSED', message: requests.keyReused };
    await expect(send({ ...route, method: 'POST', keysOfVisitors: true }, other)).rejects.toMatchObject(
      refusal,
    );
  });

  it('is refused with the same key and another path', async () => {
    await send(probes.write, { params: { probeId: 'probe-0000000001' } });
    await expect(send(probes.write, { params: { probeId: 'probe-0000000002' } })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('does not meet the key of another member', async () => {
    await send(probes.open);
    expect(await send(probes.open, { memberId: 'ben', act: async () => {} })).toBe('first');
  });
});

describe('a twin that comes while the first still works', () => {
  /** The work of a call under whose key another one acts before it does. */
  const overtaken =
    (ends: (effect: Effect) => Promise<unknown>, raw = '{}') =>
    async (effect: Effect) => {
      await send(probes.open, { keeps: 'post-1', raw });
      return ends(effect);
    };

  it.each([
    ['whose effect comes later', (effect: Effect) => effect.commit([EFFECT])],
    ['that is refused because the first has acted', () => Promise.reject(new BadRequest('No longer'))],
  ])('%s answers what the first does', async (_, ends) => {
    expect(await send(probes.open, { act: overtaken(ends) })).toBe('again post-1');
  });

  it('is refused when it was another request', async () => {
    const act = overtaken((effect) => effect.commit([EFFECT]), '{"n":2}');
    await expect(send(probes.open, { act })).rejects.toMatchObject({ status: 422 });
  });
});

describe('a key', () => {
  it.each(['', ' ', 'with space', 'ü', 'tab\t', 'x'.repeat(256)])(
    'is refused when it is none: %j',
    async (key) => {
      const refusal = { status: 400, code: 'INVALID_KEY', message: requests.keyInvalid };
      await expect(send(probes.open, { key })).rejects.toMatchObject(refusal);
      expect(table.calls()).toEqual([]);
    },
  );

  it.each(['x', 'x'.repeat(255), '!~#0f8fad5b-d9cb-469f'])('may be %j', async (key) => {
    await send(probes.open, { key });
    expect(stored.has(`REQUEST#ada#${key}`)).toBe(true);
  });

  it('is not looked at on a read, and not needed on a write', async () => {
    await send(probes.read, { act: async () => {} });
    await through(idempotency, exchangeOf(probes.open));
    expect(table.calls()).toEqual([]);
  });

  it('of a visitor is honoured only where the route says so', async () => {
    const request = { headers: { 'idempotency-key': 'key-1' } };
    for (const keysOfVisitors of [false, true]) {
      const requestContext = exchangeOf({ ...probes.open, keysOfVisitors }, request);
      await through(idempotency, requestContext);
      expect(requestContext.marker?.key.pk).toBe(keysOfVisitors ? 'REQUEST#visitor#key-1' : undefined);
    }
  });

  it('does not let a dead session hear what a live one was answered', async () => {
    await send(probes.open);
    const requestContext = {
      ...exchangeOf(probes.open, { headers: { 'idempotency-key': 'key-1' } }),
      memberId: 'ada',
      rawBody: '{}',
    };
    const account = Promise.reject(new Unauthenticated());
    await expect(through(idempotency, { ...requestContext, account })).rejects.toMatchObject({ status: 401 });
  });
});
