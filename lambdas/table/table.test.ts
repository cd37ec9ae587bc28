import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../testing/environment.ts';
import { cost, withCost } from '../telemetry.ts';
import { ContendedError, TableUnavailableError } from './errors.ts';
import type { Key } from './key.ts';
import { get, putIfNew, query, remove, update } from './table.ts';

const table = mockClient(DynamoDBDocumentClient);

const KEY: Key<{ n: number }> = { pk: 'P', sk: '0' };

beforeEach(() => {
  table.reset();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

describe('reading one item', () => {
  it('may be out of date unless asked otherwise', async () => {
    table.on(GetCommand).resolves({ Item: { ...KEY, n: 1 } });
    expect(await get(KEY)).toEqual({ ...KEY, n: 1 });
    await get(KEY, { consistent: true });
    expect(table.commandCalls(GetCommand).map(({ args }) => args[0].input.ConsistentRead)).toEqual([
      false,
      true,
    ]);
  });

  it('finds nothing where there is nothing', async () => {
    table.on(GetCommand).resolves({});
    expect(await get(KEY)).toBeUndefined();
  });
});

describe('reading a page', () => {
  it.each([
    ['more behind it', KEY, true],
    ['nothing behind it', undefined, false],
  ])('tells whether there is %s', async (_, LastEvaluatedKey, more) => {
    table.on(QueryCommand).resolves({ Items: [{ ...KEY, n: 1 }], LastEvaluatedKey });
    expect(await query({ Limit: 1 })).toEqual({ items: [{ ...KEY, n: 1 }], more });
  });
});

describe('writing', () => {
  const conditionFailed = Object.assign(new Error(), { name: 'ConditionalCheckFailedException' });
  const conflict = new TransactionConflictException({ message: 'ongoing', $metadata: {} });

  it('tells that a condition does not hold', async () => {
    table.on(UpdateCommand).rejects(conditionFailed);
    await expect(update(KEY, { update: 'SET n = n' })).rejects.toMatchObject({
      name: 'ConditionFailedError',
    });
  });

  it.each([
    ['an update', () => update(KEY, { update: 'SET n = n' })],
    ['a put', () => putIfNew(KEY, 0)],
    ['a deletion', () => remove(KEY)],
  ])('is contended while a transaction is busy with its item: %s', async (_, write) => {
    table.onAnyCommand().rejects(conflict);
    await expect(write()).rejects.toBeInstanceOf(ContendedError);
    expect(table.calls()).toHaveLength(1);
  });
});

describe('putting an item where none stands', () => {
  const failed = (Item?: { n: { N: string } }) =>
    new ConditionalCheckFailedException({ message: '', $metadata: {}, ...(Item && { Item }) });

  it('answers nothing when it was put', async () => {
    table.on(PutCommand).resolves({});
    expect(await putIfNew(KEY, 100)).toBeUndefined();
  });

  it('answers what stands there', async () => {
    table.on(PutCommand).rejects(failed({ n: { N: '7' } }));
    expect(await putIfNew(KEY, 100)).toEqual({ n: 7 });
  });

  it('takes an expired item for none, although the table may still hold it', async () => {
    table.on(PutCommand).resolves({});
    await putIfNew(KEY, 100);
    expect(table.commandCalls(PutCommand)[0]?.args[0].input).toMatchObject({
      ConditionExpression: 'attribute_not_exists(pk) OR #ttl < :now',
      ExpressionAttributeValues: { ':now': 100 },
    });
  });

  it('fails when it cannot tell what stands there', async () => {
    table.on(PutCommand).rejects(failed());
    await expect(putIfNew(KEY, 100)).rejects.toThrow(ConditionalCheckFailedException);
  });
});

describe('a table that cannot be reached', () => {
  const named = (name: string) => Object.assign(new Error('x'), { name });
  const coded = (code: string) => Object.assign(new Error('x'), { code });

  it.each([
    ['throttles', named('ThrottlingException')],
    ['has no throughput left', named('ProvisionedThroughputExceededException')],
    ['takes no more requests', named('RequestLimitExceeded')],
    ['fails on its side', Object.assign(new Error('x'), { $fault: 'server' })],
    ['does not answer in time', named('TimeoutError')],
    ['refuses the connection', coded('ECONNREFUSED')],
    ['drops the connection', coded('ECONNRESET')],
    ['has no address', coded('ENOTFOUND')],
    ['has no address for now', coded('EAI_AGAIN')],
    ['has no route to it', coded('EHOSTUNREACH')],
    ['has no network to it', coded('ENETUNREACH')],
  ])('is one that %s', async (_, error) => {
    table.onAnyCommand().rejects(error);
    await expect(get(KEY)).rejects.toMatchObject({ name: 'TableUnavailableError', cause: error });
    await expect(update(KEY, { update: 'SET n = n' })).rejects.toBeInstanceOf(TableUnavailableError);
    await expect(remove(KEY)).rejects.toBeInstanceOf(TableUnavailableError);
  });

  it('is not one that finds fault with the call', async () => {
    const fault = Object.assign(new Error('bad key'), { name: 'ValidationException', $fault: 'client' });
    table.on(GetCommand).rejects(fault);
    await expect(get(KEY)).rejects.toBe(fault);
  });
});

describe('the bill', () => {
  it('sums what the calls consumed, and counts also those that failed', async () => {
    table.on(GetCommand).resolves({ ConsumedCapacity: { CapacityUnits: 0.5 } });
    table
      .on(UpdateCommand)
      .resolvesOnce({ ConsumedCapacity: { CapacityUnits: 3 } })
      .rejects(new Error('x'));
    const bill = await withCost(async () => {
      await Promise.all([get(KEY), get(KEY), update(KEY, { update: 'SET n = n' })]);
      await expect(update(KEY, { update: 'SET n = n' })).rejects.toThrow();
      return cost();
    });
    expect(bill).toMatchObject({ rru: 1, wru: 3, calls: 4 });
  });

  it('is asked for with every kind of call', async () => {
    table.onAnyCommand().resolves({});
    await Promise.all([get(KEY), query({}), putIfNew(KEY, 0), remove(KEY)]);
    await update(KEY, { update: 'SET n = n' });
    expect(table.calls()).toHaveLength(5);
    for (const { args } of table.calls())
      expect(args[0].input).toMatchObject({ ReturnConsumedCapacity: 'TOTAL' });
  });
});
