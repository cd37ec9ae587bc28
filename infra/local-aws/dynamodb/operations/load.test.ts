import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it, onTestFinished } from 'vitest';
import { startDynamoDb } from '../server.ts';
import { connect, createTestTable, startTestDatabase, TABLE } from '../test-support.ts';

const things = Array.from({ length: 3 }, (_, n) => ({
  pk: { S: 'p' },
  sk: { S: `s${n}` },
  g1: { S: 'all' },
  g2: { S: `g${2 - n}` },
}));

it('items that are loaded are found by their keys and in the indexes', async () => {
  const { server, documents } = await startTestDatabase();
  await server.load(TABLE, things);
  const { Item } = await documents.send(new GetCommand({ TableName: TABLE, Key: { pk: 'p', sk: 's1' } }));
  expect(Item).toEqual({ pk: 'p', sk: 's1', g1: 'all', g2: 'g1' });
  const { Items = [] } = await documents.send(
    new QueryCommand({
      TableName: TABLE,
      IndexName: 'whole',
      KeyConditionExpression: 'g1 = :all',
      ExpressionAttributeValues: { ':all': 'all' },
    }),
  );
  expect(Items.map(({ sk }) => sk)).toEqual(['s2', 's1', 's0']);
});

it('the stream of their table does not hear of them', async () => {
  const server = await startDynamoDb();
  onTestFinished(() => server.close());
  await createTestTable(connect(server.endpoint).client, { stream: true });
  await server.load(TABLE, things);
  expect(await server.streamOf(TABLE).read(1)).toEqual([]);
});

it('an item without its key is refused', async () => {
  const { server } = await startTestDatabase();
  await expect(server.load(TABLE, [{ pk: { S: 'p' } }])).rejects.toThrow('key');
});
