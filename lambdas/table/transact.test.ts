import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cost, withCost } from '../telemetry.ts';
import { TABLE } from '../testing/environment.ts';
import { withEffect } from './effect.ts';
import { ConditionFailedError, ContendedError, TableUnavailableError } from './errors.ts';
import { newMarker } from './idempotency-marker.ts';
import { transact } from './transact.ts';
import type { Write } from './write.ts';

const table = mockClient(DynamoDBDocumentClient);

const canceled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

const guarded = (sk: string, message?: string): Write => ({
  check: { pk: 'P', sk },
  condition: 'attribute_exists(pk)',
  ...(message && { onConditionFailed: () => new Error(message) }),
});

const TWO = [guarded('1', 'first'), guarded('2', 'second')];

const tries = () => table.commandCalls(TransactWriteCommand).length;

beforeEach(() => {
  table.reset();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

describe('a transaction', () => {
  it('spells each kind of write as DynamoDB wants it', async () => {
    table.on(TransactWriteCommand).resolves({});
    const key = { pk: 'P', sk: '1' };
    await transact([
      { put: { ...key, n: 1 }, ifNew: true },
      { put: { ...key, n: 1 } },
      { key, update: 'SET #n = :n', condition: '#n < :n', names: { '#n': 'n' }, values: { ':n': 2 } },
      { delete: key },
      { delete: key, condition: 'n = :n', values: { ':n': 1 } },
      { check: key, condition: 'attribute_exists(pk)' },
    ]);
    const [sent] = table.commandCalls(TransactWriteCommand);
    const at = { TableName: TABLE, Key: key };
    expect(sent?.args[0].input).toEqual({
      ReturnConsumedCapacity: 'TOTAL',
      TransactItems: [
        {
          Put: { TableName: TABLE, Item: { ...key, n: 1 }, ConditionExpression: 'attribute_not_exists(pk)' },
        },
        { Put: { TableName: TABLE, Item: { ...key, n: 1 } } },
        {
          Update: {
            ...at,
            UpdateExpression: 'SET #n = :n',
            ConditionExpression: '#n < :n',
            ExpressionAttributeNames: { '#n': 'n' },
            ExpressionAttributeValues: { ':n': 2 },
          },
        },
        { Delete: at },
        { Delete: { ...at, ConditionExpression: 'n = :n', ExpressionAttributeValues: { ':n': 1 } } },
        { ConditionCheck: { ...at, ConditionExpression: 'attribute_exists(pk)' } },
      ],
    });
  });

  it('is billed', async () => {
    table.on(TransactWriteCommand).resolves({ ConsumedCapacity: [{ CapacityUnits: 8 }] });
    expect(await withCost(() => transact(TWO).then(cost))).toEqual({ rru: 0, wru: 8, calls: 1, rounds: 1 });
  });
});

describe('a condition that does not hold', () => {
  it.each([
    ['of the first write', ['ConditionalCheckFailed', 'None'], 'first'],
    ['of the second write', ['None', 'ConditionalCheckFailed'], 'second'],
    ['of both: the first counts', ['ConditionalCheckFailed', 'ConditionalCheckFailed'], 'first'],
    [
      'beside a collision: trying again would not help',
      ['TransactionConflict', 'ConditionalCheckFailed'],
      'second',
    ],
  ])('is the error that its write names: %s', async (_, codes, message) => {
    table.on(TransactWriteCommand).rejects(canceled(...codes));
    await expect(transact(TWO)).rejects.toThrow(message);
    expect(tries()).toBe(1);
  });

  it('is a ConditionFailedError where its write names none', async () => {
    table.on(TransactWriteCommand).rejects(canceled('ConditionalCheckFailed'));
    await expect(transact([guarded('1')])).rejects.toBeInstanceOf(ConditionFailedError);
  });
});

describe('a collision with another transaction', () => {
  it('is a ContendedError, for the caller to read and try again', async () => {
    table.on(TransactWriteCommand).rejects(canceled('TransactionConflict', 'None'));
    await expect(transact(TWO)).rejects.toBeInstanceOf(ContendedError);
    expect(tries()).toBe(1);
  });

  it('names the items that it is about, wherever the mark of the call stands', async () => {
    table.on(TransactWriteCommand).rejects(canceled('None', 'None', 'TransactionConflict'));
    const sent = withEffect({ marker: newMarker('me', 'key', 'print') }, (effect) => effect.commit(TWO));
    await expect(sent).rejects.toMatchObject({ items: [{ pk: 'P', sk: '2' }] });
  });
});

describe('a table under too much load', () => {
  it.each(['ThrottlingError', 'ProvisionedThroughputExceeded'])('is unavailable: %s', async (code) => {
    table.on(TransactWriteCommand).rejects(canceled('None', code));
    await expect(transact(TWO)).rejects.toBeInstanceOf(TableUnavailableError);
    await expect(transact(TWO)).rejects.toMatchObject({ items: [{ pk: 'P', sk: '2' }] });
    expect(tries()).toBe(2);
  });

  it('is unavailable at once when the whole call is refused, because the SDK has tried again', async () => {
    table.on(TransactWriteCommand).rejects(Object.assign(new Error(), { name: 'ThrottlingException' }));
    const sent = transact(TWO);
    await expect(sent).rejects.toBeInstanceOf(TableUnavailableError);
    await expect(sent).rejects.toMatchObject({ items: [{ sk: '1' }, { sk: '2' }] });
    expect(tries()).toBe(1);
  });
});

describe('a mistake of ours', () => {
  it.each([
    ['in one write', canceled('None', 'ValidationError')],
    ['without a reason', canceled()],
    ['in the whole call', Object.assign(new Error('too many'), { name: 'ValidationException' })],
  ])('passes through as it is, without another try: %s', async (_, error) => {
    table.on(TransactWriteCommand).rejects(error);
    await expect(transact(TWO)).rejects.toBe(error);
    expect(tries()).toBe(1);
  });
});
