import { once } from 'node:events';
import { connect } from 'node:net';
import { DeleteTableCommand, DescribeTableCommand, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { startDynamoDb } from './server.ts';
import { createTestTable, startTestDatabase, TABLE } from './test-support.ts';

const post = (endpoint: string, body: string, headers: Record<string, string> = {}) =>
  fetch(endpoint, {
    method: 'POST',
    body,
    headers: {
      'x-amz-target': 'DynamoDB_20120810.ListTables',
      authorization: 'AWS4-HMAC-SHA256 x',
      ...headers,
    },
  });

describe('the HTTP server', () => {
  it('listens on the loopback address of its choice', async () => {
    const { server } = await startTestDatabase();
    expect(server.endpoint).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it.each([
    ['a body that is no JSON', '{', {}, 'SerializationException'],
    ['a body that is no object', '[]', {}, 'SerializationException'],
    [
      'an operation it does not know',
      '{}',
      { 'x-amz-target': 'DynamoDB_20120810.Fly' },
      'UnknownOperationException',
    ],
    ['a call without a signature', '{}', { authorization: '' }, 'MissingAuthenticationTokenException'],
  ])('refuses %s', async (_name, body, headers, type) => {
    const { server } = await startTestDatabase();
    const response = await post(server.endpoint, body, headers);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ __type: expect.stringContaining(type) });
  });

  it('refuses a port that is taken and leaves nothing open', async () => {
    const { server } = await startTestDatabase();
    const port = Number(new URL(server.endpoint).port);
    await expect(startDynamoDb({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

it('closes although a caller has sent only half a request', async () => {
  const server = await startDynamoDb();
  const socket = connect(Number(new URL(server.endpoint).port), '127.0.0.1');
  const closed = once(socket, 'close');
  socket.write('POST / HTTP/1.1\r\nHost: local\r\nContent-Length: 10\r\n\r\n{');
  await once(socket, 'ready');
  await Promise.all([server.close(), closed]);
  await expect(post(server.endpoint, '{}')).rejects.toThrow();
});

describe('tables', () => {
  it('are ready at once, and a name can be given once', async () => {
    const { client } = await startTestDatabase();
    const { Table } = await client.send(new DescribeTableCommand({ TableName: TABLE }));
    expect(Table).toMatchObject({
      TableStatus: 'ACTIVE',
      BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
    });
    expect(Table?.GlobalSecondaryIndexes?.map((index) => index.IndexStatus)).toEqual(['ACTIVE', 'ACTIVE']);
    await expect(createTestTable(client)).rejects.toMatchObject({ name: 'ResourceInUseException' });
    expect((await client.send(new ListTablesCommand())).TableNames).toEqual([TABLE]);
  });

  it('take their items with them', async () => {
    const { client, documents } = await startTestDatabase();
    await documents.send(new PutCommand({ TableName: TABLE, Item: { pk: 'p', sk: 's', g1: 'g', g2: 'h' } }));
    await client.send(new DeleteTableCommand({ TableName: TABLE }));
    const scan = (IndexName?: string) => documents.send(new ScanCommand({ TableName: TABLE, IndexName }));
    await expect(scan()).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await createTestTable(client);
    expect((await scan()).Count).toBe(0);
    expect((await scan('whole')).Count).toBe(0);
  });
});
