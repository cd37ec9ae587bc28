import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  type StreamSpecification,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { TABLE } from '../table-definition.ts';
import { LOCAL_CREDENTIALS, LOCAL_TABLE } from './environment.ts';

const clientOf = (endpoint: string) =>
  new DynamoDBClient({ endpoint, region: 'us-east-1', credentials: LOCAL_CREDENTIALS });

const keySchema = (partitionKey: string, sortKey: string) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
];

const STREAM: StreamSpecification = { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' };

/** The table of a data folder may be from before tables had streams. */
async function giveStream(client: DynamoDBClient): Promise<void> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: LOCAL_TABLE }));
  if (Table?.LatestStreamArn) return;
  await client.send(new UpdateTableCommand({ TableName: LOCAL_TABLE, StreamSpecification: STREAM }));
}

/** Creates the table with its index, stream and expiry, unless it is there. */
export async function createTable(endpoint: string): Promise<void> {
  const client = clientOf(endpoint);
  const attributes = [TABLE, TABLE.index].flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]);
  try {
    await client.send(
      new CreateTableCommand({
        TableName: LOCAL_TABLE,
        BillingMode: 'PAY_PER_REQUEST',
        StreamSpecification: STREAM,
        AttributeDefinitions: attributes.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
        KeySchema: keySchema(TABLE.partitionKey, TABLE.sortKey),
        GlobalSecondaryIndexes: [
          {
            IndexName: TABLE.index.name,
            KeySchema: keySchema(TABLE.index.partitionKey, TABLE.index.sortKey),
            Projection: { ProjectionType: 'ALL' },
          },
        ],
      }),
    );
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: LOCAL_TABLE,
        TimeToLiveSpecification: { AttributeName: TABLE.timeToLive, Enabled: true },
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
    await giveStream(client);
  } finally {
    client.destroy();
  }
}

/** Deletes the table with all that it holds and with what its stream has not delivered yet, and creates it anew. */
export async function recreateTable(endpoint: string): Promise<void> {
  const client = clientOf(endpoint);
  await client.send(new DeleteTableCommand({ TableName: LOCAL_TABLE }));
  client.destroy();
  await createTable(endpoint);
}
