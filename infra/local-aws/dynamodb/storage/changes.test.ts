import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, it, onTestFinished } from 'vitest';
import { type DynamoDbServer, startDynamoDb } from '../server.ts';
import { connect, createTestTable, startTestDatabase, TABLE, temporaryFolder } from '../test-support.ts';
import type { ChangeRecord } from './change-log.ts';

const key = (sk: string) => ({ pk: 'a', sk });
const wired = (sk: string) => ({ pk: { S: 'a' }, sk: { S: sk } });

const changesOf = (server: DynamoDbServer) => server.streamOf(TABLE).read(1_000);

const told = (records: ChangeRecord[]) =>
  records.map(({ eventName, dynamodb: { Keys, OldImage, NewImage } }) => [
    eventName,
    Keys.sk,
    OldImage?.n,
    NewImage?.n,
  ]);

const S = (value: string) => ({ S: value });
const N = (value: number) => ({ N: String(value) });

async function startStreaming(path?: string) {
  const server = await startDynamoDb({ ...(path !== undefined && { path }), ttlSweepMs: 0 });
  onTestFinished(() => server.close());
  const { client, documents } = connect(server.endpoint);
  await createTestTable(client, { stream: true });
  const put = (sk: string, n: number) =>
    documents.send(new PutCommand({ TableName: TABLE, Item: { ...key(sk), n } }));
  return { server, client, documents, put };
}

it('describes the stream of a table that asks for one, and refuses other images', async () => {
  const { client } = await startStreaming();
  const { Table } = await client.send(new DescribeTableCommand({ TableName: TABLE }));
  expect(Table?.StreamSpecification).toEqual({
    StreamEnabled: true,
    StreamViewType: 'NEW_AND_OLD_IMAGES',
  });
  expect(Table?.LatestStreamArn).toBe(`${Table?.TableArn}/stream/${Table?.LatestStreamLabel}`);
  const other = new CreateTableCommand({
    TableName: 'other',
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'KEYS_ONLY' },
  });
  await expect(client.send(other)).rejects.toMatchObject({ name: 'ValidationException' });
});

it('begins to keep the changes of a table that gets its stream later, and gives it but one', async () => {
  const { server, client, documents } = await startTestDatabase();
  await documents.send(new PutCommand({ TableName: TABLE, Item: key('a') }));
  const update = new UpdateTableCommand({
    TableName: TABLE,
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  });
  await client.send(update);
  await documents.send(new PutCommand({ TableName: TABLE, Item: key('b') }));
  expect(told(await changesOf(server))).toEqual([['INSERT', S('b'), undefined, undefined]]);
  await expect(client.send(update)).rejects.toMatchObject({ name: 'ValidationException' });
});

it('keeps no changes of a table without a stream', async () => {
  const { server, documents } = await startTestDatabase();
  await documents.send(new PutCommand({ TableName: TABLE, Item: key('a') }));
  expect(await changesOf(server)).toEqual([]);
});

it('tells of every put, update and deletion with both images, in commit order', async () => {
  const { server, documents, put } = await startStreaming();
  await put('a', 1);
  await put('a', 2);
  const update = { UpdateExpression: 'ADD n :n', ExpressionAttributeValues: { ':n': 1 } };
  await documents.send(new UpdateCommand({ TableName: TABLE, Key: key('a'), ...update }));
  await documents.send(new UpdateCommand({ TableName: TABLE, Key: key('b'), ...update }));
  await documents.send(new DeleteCommand({ TableName: TABLE, Key: key('a') }));
  const records = await changesOf(server);
  expect(told(records)).toEqual([
    ['INSERT', S('a'), undefined, N(1)],
    ['MODIFY', S('a'), N(1), N(2)],
    ['MODIFY', S('a'), N(2), N(3)],
    ['INSERT', S('b'), undefined, N(1)],
    ['REMOVE', S('a'), N(3), undefined],
  ]);
  const numbers = records.map(({ dynamodb }) => dynamodb.SequenceNumber);
  expect(numbers).toEqual([...new Set(numbers)].sort());
  expect(new Set(records.map(({ eventID }) => eventID)).size).toBe(records.length);
  expect(records[0]).toEqual({
    eventID: expect.stringMatching(/^[0-9a-f]{32}$/),
    eventName: 'INSERT',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    eventSourceARN: expect.stringMatching(/:table\/things\/stream\//),
    awsRegion: 'us-east-1',
    dynamodb: {
      ApproximateCreationDateTime: expect.closeTo(Date.now() / 1000, -1),
      Keys: wired('a'),
      NewImage: { ...wired('a'), n: N(1) },
      SequenceNumber: expect.stringMatching(/^1\d{20}$/),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
  });
});

it('tells nothing of a write that changes nothing', async () => {
  const { server, documents, put } = await startStreaming();
  await put('a', 1);
  await put('a', 1);
  const same = { UpdateExpression: 'SET n = :n', ExpressionAttributeValues: { ':n': 1 } };
  await documents.send(new UpdateCommand({ TableName: TABLE, Key: key('a'), ...same }));
  await documents.send(new DeleteCommand({ TableName: TABLE, Key: key('nobody') }));
  expect(await changesOf(server)).toHaveLength(1);
});

it('tells of each item of a batch and of a transaction once, and nothing of a transaction that fails', async () => {
  const { server, documents, put } = await startStreaming();
  const puts = ['a', 'b'].map((sk) => ({ PutRequest: { Item: { ...key(sk), n: 1 } } }));
  await documents.send(new BatchWriteCommand({ RequestItems: { [TABLE]: puts } }));
  const isNew = { ConditionExpression: 'attribute_not_exists(pk)' };
  const insert = (sk: string) => ({ Put: { TableName: TABLE, Item: { ...key(sk), n: 2 }, ...isNew } });
  const failing = new TransactWriteCommand({ TransactItems: [insert('c'), insert('a')] });
  await expect(documents.send(failing)).rejects.toMatchObject({ name: 'TransactionCanceledException' });
  const check = {
    ConditionCheck: { TableName: TABLE, Key: key('a'), ConditionExpression: 'attribute_exists(pk)' },
  };
  const removal = { Delete: { TableName: TABLE, Key: key('b') } };
  const succeeding = { TransactItems: [insert('c'), check, removal], ClientRequestToken: 'token' };
  for (let n = 0; n < 2; n++) await documents.send(new TransactWriteCommand(succeeding));
  await expect(
    documents.send(new PutCommand({ TableName: TABLE, Item: key('a'), ...isNew })),
  ).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
  await put('d', 3);
  expect(told(await changesOf(server))).toEqual([
    ['INSERT', S('a'), undefined, N(1)],
    ['INSERT', S('b'), undefined, N(1)],
    ['INSERT', S('c'), undefined, N(2)],
    ['REMOVE', S('b'), N(1), undefined],
    ['INSERT', S('d'), undefined, N(3)],
  ]);
});

it('says of an expiry that the service itself has removed the item', async () => {
  const { server, client, documents } = await startStreaming();
  const specification = { AttributeName: 'ttl', Enabled: true };
  await client.send(
    new UpdateTimeToLiveCommand({ TableName: TABLE, TimeToLiveSpecification: specification }),
  );
  await documents.send(new PutCommand({ TableName: TABLE, Item: { ...key('a'), ttl: 100 } }));
  await server.sweepExpired(200);
  const [insertion, removal] = await changesOf(server);
  expect(insertion).not.toHaveProperty('userIdentity');
  expect(removal).toMatchObject({
    eventName: 'REMOVE',
    userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
    dynamodb: { OldImage: { ...wired('a'), ttl: N(100) } },
  });
});

it('stores a change in the batch of its write, keeps it over a restart, and counts on from there', async () => {
  const path = await temporaryFolder();
  const numbers: string[] = [];
  for (const isDelivered of [false, true, true]) {
    const server = await startDynamoDb({ path, ttlSweepMs: 0 });
    const { client, documents } = connect(server.endpoint);
    if (numbers.length === 0) await createTestTable(client, { stream: true });
    const waiting = await changesOf(server);
    expect(waiting.map(({ dynamodb }) => dynamodb.SequenceNumber)).toEqual(
      numbers.length === 1 ? numbers : [],
    );
    await documents.send(new PutCommand({ TableName: TABLE, Item: key(String(numbers.length)) }));
    const records = await changesOf(server);
    numbers.push(records.at(-1)?.dynamodb.SequenceNumber ?? '');
    if (isDelivered) await server.streamOf(TABLE).acknowledge(records);
    await server.close();
  }
  expect(numbers).toEqual([...new Set(numbers)].sort());
});

it('forgets the changes of a table with the table', async () => {
  const { server, client, put } = await startStreaming();
  await put('a', 1);
  await client.send(new DeleteTableCommand({ TableName: TABLE }));
  await createTestTable(client, { stream: true });
  expect(await changesOf(server)).toEqual([]);
});
