import { DescribeTimeToLiveCommand, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it, vi } from 'vitest';
import { startDynamoDb } from '../server.ts';
import {
  connect,
  createTestTable,
  startTestDatabase,
  TABLE,
  type TestDatabase,
  temporaryFolder,
} from '../test-support.ts';

const NOW = 1_800_000_000;

const setTtl = ({ client }: Pick<TestDatabase, 'client'>, Enabled: boolean) =>
  client.send(
    new UpdateTimeToLiveCommand({
      TableName: TABLE,
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled },
    }),
  );
const put = ({ documents }: Pick<TestDatabase, 'documents'>, sk: string, ttl?: unknown) =>
  documents.send(
    new PutCommand({
      TableName: TABLE,
      Item: { pk: 'p', sk, g1: 'g', g2: sk, ...(ttl !== undefined && { ttl }) },
    }),
  );
const remaining = async ({ documents }: Pick<TestDatabase, 'documents'>) =>
  (await documents.send(new ScanCommand({ TableName: TABLE }))).Items?.map((item) => item.sk);

it('deletes what has expired, in the table and its indexes, and nothing else', async () => {
  const database = await startTestDatabase();
  await put(database, 'a-before-it-was-enabled', NOW - 10);
  await setTtl(database, true);
  await put(database, 'b-expired', NOW - 1);
  await put(database, 'c-not-yet', NOW);
  await put(database, 'd-text', String(NOW - 10));
  await put(database, 'e-six-years-ago', NOW - 6 * 365 * 86_400);
  await put(database, 'f-none');
  expect(await database.server.sweepExpired(NOW)).toBe(2);
  const kept = ['c-not-yet', 'd-text', 'e-six-years-ago', 'f-none'];
  expect(await remaining(database)).toEqual(kept);
  const { Items } = await database.documents.send(
    new QueryCommand({
      TableName: TABLE,
      IndexName: 'whole',
      KeyConditionExpression: 'g1 = :g',
      ExpressionAttributeValues: { ':g': 'g' },
    }),
  );
  expect(Items?.map((item) => item.sk)).toEqual(kept);
  expect(await database.server.sweepExpired(NOW)).toBe(0);
});

it('spares an item that has been renewed, or whose expiry was taken away', async () => {
  const database = await startTestDatabase();
  await setTtl(database, true);
  await put(database, 'renewed', NOW - 10);
  await put(database, 'freed', NOW - 10);
  await put(database, 'renewed', NOW + 10);
  await database.documents.send(
    new UpdateCommand({
      TableName: TABLE,
      Key: { pk: 'p', sk: 'freed' },
      UpdateExpression: 'REMOVE #t',
      ExpressionAttributeNames: { '#t': 'ttl' },
    }),
  );
  expect(await database.server.sweepExpired(NOW)).toBe(0);
  expect(await database.server.sweepExpired(NOW + 20)).toBe(1);
  expect(await remaining(database)).toEqual(['freed']);
});

it('spares an item that is renewed while a sweep is under way', async () => {
  const database = await startTestDatabase(await temporaryFolder());
  await setTtl(database, true);
  const names = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));
  await Promise.all(names.map((sk) => put(database, sk, NOW - 10)));
  await Promise.all([database.server.sweepExpired(NOW), ...names.map((sk) => put(database, sk, NOW + 10))]);
  expect(await remaining(database)).toEqual(names);
});

it('deletes nothing once it is disabled', async () => {
  const database = await startTestDatabase();
  await setTtl(database, true);
  await put(database, 'expired', NOW - 10);
  const describe = async () =>
    (await database.client.send(new DescribeTimeToLiveCommand({ TableName: TABLE }))).TimeToLiveDescription;
  expect(await describe()).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' });
  await setTtl(database, false);
  expect(await describe()).toEqual({ TimeToLiveStatus: 'DISABLED' });
  expect(await database.server.sweepExpired(NOW)).toBe(0);
});

it('happens by itself while the server runs', async () => {
  const server = await startDynamoDb({ ttlSweepMs: 20 });
  try {
    const database = connect(server.endpoint);
    await createTestTable(database.client);
    await setTtl(database, true);
    await put(database, 'expired', Math.floor(Date.now() / 1000) - 10);
    await vi.waitFor(async () => expect(await remaining(database)).toEqual([]));
  } finally {
    await server.close();
  }
});
