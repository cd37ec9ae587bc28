import { BatchGetCommand, BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cost, withCost } from '../telemetry.ts';
import { TABLE } from '../testing/environment.ts';
import { getMany, removeMany } from './batch.ts';
import { TableUnavailableError } from './errors.ts';
import type { Key } from './key.ts';

const table = mockClient(DynamoDBDocumentClient);

const KEY = { pk: 'P', sk: '0' };

const keysOf = (count: number): Key<{ n: number }>[] =>
  Array.from({ length: count }, (_, i) => ({ pk: 'P', sk: String(i) }));

/** How many keys each call asked for, or deleted. */
const asked = () =>
  table.commandCalls(BatchGetCommand).map(({ args }) => args[0].input.RequestItems?.[TABLE]?.Keys?.length);
const deleted = () =>
  table.commandCalls(BatchWriteCommand).map(({ args }) => args[0].input.RequestItems?.[TABLE]?.length);

beforeEach(() => {
  table.reset();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

describe('reading many items', () => {
  it('asks for a hundred at once, in as many calls as it takes', async () => {
    table.on(BatchGetCommand).resolves({ Responses: { [TABLE]: [{ ...KEY, n: 1 }] } });
    expect(await getMany(keysOf(250))).toHaveLength(3);
    expect(asked()).toEqual([100, 100, 50]);
  });

  it('makes no call for none', async () => {
    expect(await getMany([])).toEqual([]);
    expect(table.calls()).toEqual([]);
  });

  it('asks again for what the table left out, and for nothing else', async () => {
    const [first, second] = [
      { pk: 'P', sk: '0', n: 0 },
      { pk: 'P', sk: '1', n: 1 },
    ];
    table
      .on(BatchGetCommand)
      .resolvesOnce({
        Responses: { [TABLE]: [first] },
        UnprocessedKeys: { [TABLE]: { Keys: [{ pk: 'P', sk: '1' }] } },
      })
      .resolves({ Responses: { [TABLE]: [second] } });
    expect(await getMany(keysOf(2))).toEqual([first, second]);
    expect(asked()).toEqual([2, 1]);
  });

  it('gives up when the table keeps leaving keys out', async () => {
    table.on(BatchGetCommand).resolves({ UnprocessedKeys: { [TABLE]: { Keys: [KEY] } } });
    await expect(getMany(keysOf(1))).rejects.toBeInstanceOf(TableUnavailableError);
    expect(asked()).toHaveLength(6);
  });
});

describe('deleting many items', () => {
  const LEFT = { [TABLE]: [{ DeleteRequest: { Key: KEY } }] };

  it('deletes 25 at once, and again what the table left out', async () => {
    table.on(BatchWriteCommand).resolvesOnce({ UnprocessedItems: LEFT }).resolves({});
    await removeMany(keysOf(30));
    expect(deleted()).toEqual([25, 1, 5]);
  });

  it('gives up deleting when the table keeps leaving items out', async () => {
    table.on(BatchWriteCommand).resolves({ UnprocessedItems: LEFT });
    await expect(removeMany(keysOf(1))).rejects.toBeInstanceOf(TableUnavailableError);
    expect(deleted()).toHaveLength(6);
  });

  it('is billed with all its calls, each by its tables', async () => {
    table
      .on(BatchWriteCommand)
      .resolvesOnce({
        UnprocessedItems: LEFT,
        ConsumedCapacity: [{ CapacityUnits: 2 }, { CapacityUnits: 1 }],
      })
      .resolves({ ConsumedCapacity: [{ CapacityUnits: 4 }] });
    expect(await withCost(() => removeMany(keysOf(2)).then(cost))).toEqual({
      rru: 0,
      wru: 7,
      calls: 2,
      rounds: 2,
    });
  });
});
