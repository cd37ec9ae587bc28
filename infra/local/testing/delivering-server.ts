// A table and the function on its stream, as a process that can be killed: node delivering-server.ts <folder> <log>
import { appendFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { CreateTableCommand, DynamoDBClient, ResourceInUseException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { startDynamoDb } from 'local-aws/dynamodb';
import { startEventSource } from '../../local/event-source.ts';

const [path = '', log = '', table = ''] = process.argv.slice(2);

async function createTable(endpoint: string): Promise<void> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
  const keys = ['pk', 'sk'] as const;
  try {
    await client.send(
      new CreateTableCommand({
        TableName: table,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: keys.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  client.destroy();
}

/** Notes a delivery where a kill cannot undo it. */
const note = (records: DynamoDBRecord[]) => {
  for (const record of records) appendFileSync(log, `${JSON.stringify(record)}\n`);
};

const server = await startDynamoDb({ path });
await createTable(server.endpoint);
const source = startEventSource({
  stream: server.streamOf(table),
  filters: [{}],
  firstWaitMs: 1,
  longestWaitMs: 5,
  retries: 1_000,
  async deliver({ Records }) {
    const middle = Math.floor(Records.length * Math.random());
    note(Records.slice(0, middle));
    await setTimeout(3 * Math.random());
    if (Math.random() < 0.05) throw new Error('a call that fails as a whole');
    const failed = Math.random() < 0.1 ? (Records[middle]?.dynamodb?.SequenceNumber ?? '') : undefined;
    if (failed !== undefined) return { batchItemFailures: [{ itemIdentifier: failed }] };
    note(Records.slice(middle));
    return { batchItemFailures: [] };
  },
});
process.once('SIGTERM', async () => {
  await source.idle();
  await source.close();
  await server.close();
});
console.log(server.endpoint);
