import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { startDynamoDb } from 'local-aws/dynamodb';
import { connect } from 'local-aws/dynamodb/testing';
import { expect, it, onTestFinished } from 'vitest';
import { LOCAL_TABLE } from './environment.ts';
import { startServices } from './services.ts';

it('a data folder from before tables had streams gets one, once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-services-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const old = await startDynamoDb({ path: join(dataDir, 'table') });
  await connect(old.endpoint).client.send(
    new CreateTableCommand({
      TableName: LOCAL_TABLE,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    }),
  );
  await old.close();
  for (const sk of ['first', 'second']) {
    const services = await startServices(
      dataDir,
      async () => {},
      async () => {},
      () => undefined,
      [],
    );
    const { documents } = connect(services.endpoints.dynamodb);
    await documents.send(new PutCommand({ TableName: LOCAL_TABLE, Item: { pk: 'a', sk } }));
    expect((await services.changes.read(10)).at(-1)?.dynamodb.Keys.sk).toEqual({ S: sk });
    await services.close();
  }
});
