import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { startTestDatabase, TABLE, type TestDatabase } from './test-support.ts';

const ReturnConsumedCapacity = 'INDEXES';
const Key = { pk: 'p', sk: 's' };
const INDEXED = { ...Key, g1: 'g', g2: 'h', title: 't' };

const put = ({ documents }: TestDatabase, Item: Record<string, unknown>) =>
  documents.send(new PutCommand({ TableName: TABLE, Item, ReturnConsumedCapacity }));
const update = ({ documents }: TestDatabase, UpdateExpression: string, value: unknown) =>
  documents.send(
    new UpdateCommand({
      TableName: TABLE,
      Key,
      UpdateExpression,
      ExpressionAttributeValues: { ':v': value },
      ReturnConsumedCapacity,
    }),
  );

interface Consumed {
  CapacityUnits?: number | undefined;
  Table?: { CapacityUnits?: number | undefined } | undefined;
  GlobalSecondaryIndexes?: Record<string, { CapacityUnits?: number | undefined }> | undefined;
}

/** Units in total, on the table, and on the two indexes. */
const units = (consumed: Consumed | undefined) => [
  consumed?.CapacityUnits,
  consumed?.Table?.CapacityUnits,
  consumed?.GlobalSecondaryIndexes?.whole?.CapacityUnits ?? 0,
  consumed?.GlobalSecondaryIndexes?.titles?.CapacityUnits ?? 0,
];

describe('reads', () => {
  it.each([
    ['1 KB', 'x'.repeat(1000), 0.5],
    ['5 KB', 'x'.repeat(5000), 1],
    ['2,000 CJK characters, which are 6 KB', '漢'.repeat(2000), 1],
  ])('cost by the 4 KB: %s', async (_name, text, expected) => {
    const database = await startTestDatabase();
    await put(database, { ...Key, text });
    const read = async (ConsistentRead: boolean) => {
      const input = {
        TableName: TABLE,
        Key,
        ConsistentRead,
        ReturnConsumedCapacity,
        ProjectionExpression: 'pk',
      } as const;
      return (await database.documents.send(new GetCommand(input))).ConsumedCapacity?.CapacityUnits;
    };
    expect(await read(false)).toBe(expected);
    expect(await read(true)).toBe(2 * expected);
  });

  it('cost the minimum when there is nothing', async () => {
    const { documents } = await startTestDatabase();
    const { ConsumedCapacity } = await documents.send(
      new GetCommand({ TableName: TABLE, Key, ReturnConsumedCapacity }),
    );
    expect(units(ConsumedCapacity)).toEqual([0.5, 0.5, 0, 0]);
  });

  it('are rounded once for a Query and for each item of a BatchGetItem', async () => {
    const database = await startTestDatabase();
    const keys = Array.from({ length: 10 }, (_, n) => ({ pk: 'p', sk: String(n) }));
    for (const key of keys) await put(database, { ...key, g1: 'g', g2: key.sk, text: 'x'.repeat(1000) });
    const ofTable = { KeyConditionExpression: 'pk = :v', ExpressionAttributeValues: { ':v': 'p' } };
    const ofIndex = {
      KeyConditionExpression: 'g1 = :v',
      ExpressionAttributeValues: { ':v': 'g' },
      IndexName: 'whole',
    };
    const query = async (input: object) => {
      const command = new QueryCommand({ TableName: TABLE, ReturnConsumedCapacity, ...input });
      return units((await database.documents.send(command)).ConsumedCapacity);
    };
    expect(await query(ofTable)).toEqual([1.5, 1.5, 0, 0]);
    expect(await query(ofIndex)).toEqual([1.5, 0, 1.5, 0]);
    const batch = await database.documents.send(
      new BatchGetCommand({ RequestItems: { [TABLE]: { Keys: keys } }, ReturnConsumedCapacity }),
    );
    expect(batch.ConsumedCapacity?.map(units)).toEqual([[5, 5, 0, 0]]);
  });
});

describe('writes', () => {
  it('cost by the KB of the larger image', async () => {
    const database = await startTestDatabase();
    const write = async (bytes: number) =>
      units((await put(database, { ...Key, text: 'x'.repeat(bytes) })).ConsumedCapacity)[0];
    expect([await write(900), await write(1200), await write(900), await write(900)]).toEqual([1, 2, 2, 1]);
  });

  it('cost on each index what changes there', async () => {
    const database = await startTestDatabase();
    expect(units((await put(database, INDEXED)).ConsumedCapacity)).toEqual([3, 1, 1, 1]);
    expect(units((await update(database, 'SET g1 = :v', 'moved')).ConsumedCapacity)).toEqual([3, 1, 2, 0]);
    expect(units((await update(database, 'SET extra = :v', 1)).ConsumedCapacity)).toEqual([2, 1, 1, 0]);
    expect(units((await update(database, 'SET extra = :v', 1)).ConsumedCapacity)).toEqual([1, 1, 0, 0]);
    const command = new DeleteCommand({ TableName: TABLE, Key, ReturnConsumedCapacity });
    expect(units((await database.documents.send(command)).ConsumedCapacity)).toEqual([3, 1, 1, 1]);
  });

  it('are added up over a BatchWriteItem', async () => {
    const { documents } = await startTestDatabase();
    const requests = [1, 2, 3].map((n) => ({ PutRequest: { Item: { ...INDEXED, sk: String(n) } } }));
    const { ConsumedCapacity } = await documents.send(
      new BatchWriteCommand({ RequestItems: { [TABLE]: requests }, ReturnConsumedCapacity }),
    );
    expect(ConsumedCapacity?.map(units)).toEqual([[9, 3, 3, 3]]);
  });
});

describe('transactions', () => {
  it('double what they write and check on the table', async () => {
    const { documents } = await startTestDatabase();
    const check = {
      TableName: TABLE,
      Key: { pk: 'p', sk: 'x' },
      ConditionExpression: 'attribute_not_exists(pk)',
    };
    const { ConsumedCapacity } = await documents.send(
      new TransactWriteCommand({
        TransactItems: [{ Put: { TableName: TABLE, Item: Key } }, { ConditionCheck: check }],
        ReturnConsumedCapacity,
      }),
    );
    expect(ConsumedCapacity).toMatchObject([
      { CapacityUnits: 4, WriteCapacityUnits: 4, Table: { CapacityUnits: 4 } },
    ]);
  });

  it('double what they read', async () => {
    const { documents } = await startTestDatabase();
    const { ConsumedCapacity } = await documents.send(
      new TransactGetCommand({ TransactItems: [{ Get: { TableName: TABLE, Key } }], ReturnConsumedCapacity }),
    );
    expect(ConsumedCapacity).toMatchObject([{ CapacityUnits: 2, ReadCapacityUnits: 2 }]);
  });
});
