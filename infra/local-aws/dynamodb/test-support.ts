import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, type CreateTableCommandInput, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { onTestFinished } from 'vitest';
import { type DynamoDbServer, startDynamoDb } from './server.ts';

export const TABLE = 'things';

const DEFINITION: CreateTableCommandInput = {
  TableName: TABLE,
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['pk', 'sk', 'g1', 'g2'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  })),
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'whole',
      KeySchema: [
        { AttributeName: 'g1', KeyType: 'HASH' },
        { AttributeName: 'g2', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'ALL' },
    },
    {
      IndexName: 'titles',
      KeySchema: [{ AttributeName: 'g2', KeyType: 'HASH' }],
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['title'] },
    },
  ],
};

export interface TestDatabase {
  server: DynamoDbServer;
  client: DynamoDBClient;
  documents: DynamoDBDocumentClient;
}

/** A client of a running server; it is released when the test ends. */
export function connect(endpoint: string): { client: DynamoDBClient; documents: DynamoDBDocumentClient } {
  const client = new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  onTestFinished(() => client.destroy());
  return { client, documents: DynamoDBDocumentClient.from(client) };
}

const STREAM: CreateTableCommandInput['StreamSpecification'] = {
  StreamEnabled: true,
  StreamViewType: 'NEW_AND_OLD_IMAGES',
};

export const createTestTable = (client: DynamoDBClient, { stream = false } = {}) =>
  client.send(new CreateTableCommand({ ...DEFINITION, ...(stream && { StreamSpecification: STREAM }) }));

/** A folder that goes when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dynamodb-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * An empty table with two indexes for one test.
 *
 * @param path a folder for tests of concurrency: reads from memory never let anybody in between
 */
export async function startTestDatabase(path?: string): Promise<TestDatabase> {
  const server = await startDynamoDb({ ...(path !== undefined && { path }), ttlSweepMs: 0 });
  onTestFinished(() => server.close());
  const { client, documents } = connect(server.endpoint);
  await createTestTable(client);
  return { server, client, documents };
}
