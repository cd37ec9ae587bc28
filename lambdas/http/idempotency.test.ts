import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Route } from '../../shared/api/route.ts';
import { errors as texts } from '../../shared/texts.ts';
import type { RememberedAnswer } from '../data/items/call.ts';
import { accountItem } from '../testing/account.ts';
import type { Request } from '../testing/event.ts';
import { exchangeOf, through } from '../testing/exchange.ts';
import { probes } from '../testing/routes.ts';
import { storeSecrets } from '../testing/secrets.ts';
import { Unauthenticated } from './errors.ts';
import { idempotency } from './idempotency.ts';

const sleep = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('node:timers/promises', () => ({ setTimeout: sleep }));

const table = mockClient(DynamoDBDocumentClient);

/** The requests that the table has seen, by key. */
let claims: Map<string, Record<string, unknown>>;

beforeEach(() => {
  storeSecrets();
  sleep.mockReset();
  table.reset();
  claims = new Map();
  table.on(PutCommand).callsFake(({ Item }) => {
    const earlier = claims.get(Item.pk);
    if (earlier)
      throw new ConditionalCheckFailedException({ message: '', $metadata: {}, Item: marshall(earlier) });
    claims.set(Item.pk, Item);
    return {};
  });
  table.on(UpdateCommand).callsFake(({ Key, ExpressionAttributeValues }) => {
    claims.set(Key.pk, { ...claims.get(Key.pk), answer: ExpressionAttributeValues[':answer'] });
    return {};
  });
  table.on(GetCommand).callsFake(({ Key }) => ({ Item: claims.get(Key.pk) }));
});

/** Sends a call with a key, and says whether its work would run and what it would answer. */
async function send(
  route: Route,
  {
    key = 'key-1',
    memberId = 'ada',
    raw = '{}',
    ...request
  }: Request & { key?: string; memberId?: string; raw?: string } = {},
  answer = '{"n":1}',
) {
  const exchange = {
    ...exchangeOf(route, { ...request, headers: { 'idempotency-key': key } }),
    memberId,
    rawBody: raw,
    account: Promise.resolve(accountItem()),
  };
  await through(idempotency, exchange, async ({ remembered }) =>
    remembered ? { statusCode: remembered.status, body: remembered.body } : { statusCode: 201, body: answer },
  );
  return { claim: exchange.claim, remembered: exchange.remembered };
}

type Sent = { claim?: { at: number; fingerprint: string; isRepeat: boolean }; remembered?: RememberedAnswer };

describe('a call with a key', () => {
  it('claims the key before it works, for a day', async () => {
    const { claim, remembered }: Sent = await send(probes.open);
    expect(claim?.isRepeat).toBe(false);
    expect(remembered).toBeUndefined();
    expect(table.commandCalls(PutCommand)).toHaveLength(1);
    const { ttl, at } = claims.get('REQUEST#ada#key-1') ?? {};
    expect(Number(ttl) - Number(at) / 1000).toBeCloseTo(24 * 3600, -1);
  });

  it('keeps neither body nor path, only a mark of them that nobody can guess back', async () => {
    await send(probes.open, { raw: '{"password":"secret"}' });
    expect(JSON.stringify([...claims])).not.toMatch(/secret|probes/);
  });

  it('has its answer remembered', async () => {
    await send(probes.open);
    expect(claims.get('REQUEST#ada#key-1')).toMatchObject({ answer: { status: 201, body: '{"n":1}' } });
  });

  it('gets, repeated, the answer of the first without working again', async () => {
    await send(probes.open);
    const { remembered } = await send(probes.open, {}, '{"n":2}');
    expect(remembered).toEqual({ status: 201, body: '{"n":1}' });
    expect(table.commandCalls(UpdateCommand)).toHaveLength(1);
  });

  it('works again, repeated, where that does no harm: under the first claim, and nothing is remembered', async () => {
    const first: Sent = await send(probes.again);
    const second: Sent = await send(probes.again);
    expect(second.remembered).toBeUndefined();
    expect(sleep).not.toHaveBeenCalled();
    expect(second.claim).toMatchObject({
      isRepeat: true,
      at: first.claim?.at,
      fingerprint: first.claim?.fingerprint,
    });
    expect(table.commandCalls(UpdateCommand)).toEqual([]);
  });

  it.each([
    ['another body', probes.open, { raw: '{"n":2}' }],
    ['another route', probes.again, {}],
  ])('is refused with the same key and %s', async (_, route, other) => {
    await send(probes.open);
    const refusal = { status: 422, code: 'KEY_REUSED', message: texts.keyReused };
    await expect(send(route, other)).rejects.toMatchObject(refusal);
  });

  it('is refused with the same key and another path', async () => {
    await send(probes.write, { params: { probeId: 'probe-0000000001' } });
    await expect(send(probes.write, { params: { probeId: 'probe-0000000002' } })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('does not meet the key of another member', async () => {
    await send(probes.open);
    expect((await send(probes.open, { memberId: 'ben' })).remembered).toBeUndefined();
  });
});

describe('a twin that comes while the first still works', () => {
  const firstOnItsWay = async () => {
    await send(probes.open);
    delete claims.get('REQUEST#ada#key-1')?.answer;
  };

  it('waits for the answer of the first and gives the same', async () => {
    await firstOnItsWay();
    const answer = { status: 201, body: '{"n":1}' };
    sleep.mockResolvedValueOnce(undefined).mockImplementationOnce(async () => {
      claims.set('REQUEST#ada#key-1', { ...claims.get('REQUEST#ada#key-1'), answer });
    });
    expect((await send(probes.open)).remembered).toEqual(answer);
    expect(sleep).toHaveBeenCalledTimes(2);
  });

  it('works itself, under a claim of its own, when the first was refused', async () => {
    await firstOnItsWay();
    sleep.mockImplementationOnce(async () => void claims.clear());
    const { remembered, claim }: Sent = await send(probes.open);
    expect(remembered).toBeUndefined();
    expect(claim?.isRepeat).toBe(false);
    expect(claims.get('REQUEST#ada#key-1')).toMatchObject({ answer: { status: 201 } });
  });

  it('works itself, with the ids of the first, when the first never answers', async () => {
    await firstOnItsWay();
    const { remembered, claim }: Sent = await send(probes.open);
    expect(remembered).toBeUndefined();
    expect(claim).toMatchObject({ isRepeat: true, at: claims.get('REQUEST#ada#key-1')?.at });
  });
});

describe('a claim that is gone before its call has answered', () => {
  it('is not brought back by the answer', async () => {
    const failed = Object.assign(new Error(), { name: 'ConditionalCheckFailedException' });
    table.on(UpdateCommand).rejects(failed);
    await expect(send(probes.open)).resolves.toBeDefined();
    expect(table.commandCalls(UpdateCommand)[0]?.args[0].input.ConditionExpression).toBe(
      'attribute_exists(pk)',
    );
  });
});

describe('a key', () => {
  it.each(['', ' ', 'with space', 'ü', 'tab\t', 'x'.repeat(256)])(
    'is refused when it is none: %j',
    async (key) => {
      const refusal = { status: 400, code: 'INVALID_KEY', message: texts.keyInvalid };
      await expect(send(probes.open, { key })).rejects.toMatchObject(refusal);
      expect(table.calls()).toEqual([]);
    },
  );

  it.each(['x', 'x'.repeat(255), '!~#0f8fad5b-d9cb-469f'])('may be %j', async (key) => {
    expect((await send(probes.open, { key })).claim).toBeDefined();
  });

  it('is not looked at on a read, and not needed on a write', async () => {
    expect((await send(probes.read)).claim).toBeUndefined();
    await through(idempotency, exchangeOf(probes.open));
    expect(table.calls()).toEqual([]);
  });

  it('of a visitor is claimed only where the call creates something', async () => {
    const request = { headers: { 'idempotency-key': 'key-1' } };
    for (const status of [200, 201] as const) {
      const exchange = exchangeOf({ ...probes.open, status }, request);
      await through(idempotency, exchange);
      expect(exchange.claim !== undefined).toBe(status === 201);
    }
    expect([...claims.keys()]).toEqual(['REQUEST#visitor#key-1']);
  });

  it('does not let a dead session hear what a live one was answered', async () => {
    await send(probes.open);
    const exchange = {
      ...exchangeOf(probes.open, { headers: { 'idempotency-key': 'key-1' } }),
      memberId: 'ada',
      rawBody: '{}',
    };
    const account = Promise.reject(new Unauthenticated());
    await expect(through(idempotency, { ...exchange, account })).rejects.toMatchObject({ status: 401 });
  });
});
