import { BatchGetCommand, BatchWriteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { startTestDatabase, TABLE } from '../test-support.ts';

const keyOf = (n: number) => ({ pk: 'p', sk: String(n).padStart(3, '0') });
const puts = (count: number) => Array.from({ length: count }, (_, n) => ({ PutRequest: { Item: keyOf(n) } }));

it('BatchGetItem answers up to 16 MB and hands back the other keys with their options', async () => {
  const { documents } = await startTestDatabase();
  const text = 'x'.repeat(400_000);
  for (let n = 0; n < 45; n++) {
    await documents.send(new PutCommand({ TableName: TABLE, Item: { ...keyOf(n), text } }));
  }
  const Keys = Array.from({ length: 45 }, (_, n) => keyOf(n));
  const options = { ConsistentRead: true, ProjectionExpression: 'sk' };
  const first = await documents.send(
    new BatchGetCommand({ RequestItems: { [TABLE]: { Keys, ...options } } }),
  );
  expect(first.Responses?.[TABLE]).toHaveLength(41);
  expect(first.UnprocessedKeys?.[TABLE]).toEqual({ ...options, Keys: Keys.slice(41) });
  const rest = await documents.send(new BatchGetCommand({ RequestItems: first.UnprocessedKeys }));
  expect(rest.Responses?.[TABLE]).toEqual(Keys.slice(41).map(({ sk }) => ({ sk })));
  expect(rest.UnprocessedKeys).toEqual({});
}, 15_000);

it('BatchGetItem leaves out what does not exist', async () => {
  const { documents } = await startTestDatabase();
  await documents.send(new BatchWriteCommand({ RequestItems: { [TABLE]: puts(2) } }));
  const Keys = [keyOf(0), keyOf(1), keyOf(2)];
  const { Responses } = await documents.send(new BatchGetCommand({ RequestItems: { [TABLE]: { Keys } } }));
  expect(Responses?.[TABLE]).toEqual([keyOf(0), keyOf(1)]);
});

it('BatchWriteItem writes nothing when one entry is refused', async () => {
  const { documents } = await startTestDatabase();
  const write = (requests: object[]) =>
    documents.send(new BatchWriteCommand({ RequestItems: { [TABLE]: requests } }));
  await expect(write([...puts(2), { PutRequest: { Item: { pk: 'p' } } }])).rejects.toThrow(
    'does not match the schema',
  );
  await expect(write([...puts(2), { DeleteRequest: { Key: keyOf(0) } }])).rejects.toThrow('duplicates');
  const { Item } = await documents.send(new GetCommand({ TableName: TABLE, Key: keyOf(0) }));
  expect(Item).toBeUndefined();
});

it('batches are limited to 25 writes and 100 reads', async () => {
  const { documents } = await startTestDatabase();
  const Keys = Array.from({ length: 101 }, (_, n) => keyOf(n));
  await expect(
    documents.send(new BatchWriteCommand({ RequestItems: { [TABLE]: puts(26) } })),
  ).rejects.toMatchObject({ name: 'ValidationException' });
  await expect(
    documents.send(new BatchGetCommand({ RequestItems: { [TABLE]: { Keys } } })),
  ).rejects.toMatchObject({ name: 'ValidationException' });
});
