import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DataFolderInUseError, startDynamoDb } from '../server.ts';
import { connect, createTestTable, TABLE, temporaryFolder } from '../test-support.ts';

/** Runs the server as a process of its own, which can be killed. */
async function spawnServer(path: string): Promise<{ process: ChildProcess; endpoint: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../cli.ts'), '0', path]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const [text] = await once(child.stdout, 'data');
  const endpoint = /http:\S+\d/.exec(String(text))?.[0];
  if (!endpoint) throw new Error(`The server did not start: ${text}`);
  return { process: child, endpoint };
}

it('keeps tables, items, expiries and request tokens over a restart', async () => {
  const path = await temporaryFolder();
  const before = await startDynamoDb({ path, ttlSweepMs: 0 });
  const first = connect(before.endpoint);
  await createTestTable(first.client);
  const specification = { AttributeName: 'ttl', Enabled: true };
  await first.client.send(
    new UpdateTimeToLiveCommand({ TableName: TABLE, TimeToLiveSpecification: specification }),
  );
  await first.documents.send(
    new PutCommand({ TableName: TABLE, Item: { pk: 'p', sk: 'expired', ttl: 100 } }),
  );
  const counting = new TransactWriteCommand({
    TransactItems: [
      {
        Update: {
          TableName: TABLE,
          Key: { pk: 'p', sk: 'count' },
          UpdateExpression: 'ADD n :one',
          ExpressionAttributeValues: { ':one': 1 },
        },
      },
    ],
    ClientRequestToken: 'token',
  });
  await first.documents.send(counting);
  await before.close();

  const after = await startDynamoDb({ path, ttlSweepMs: 0 });
  onTestFinished(() => after.close());
  const { documents } = connect(after.endpoint);
  await documents.send(counting);
  expect(await after.sweepExpired(200)).toBe(1);
  const { Items } = await documents.send(new ScanCommand({ TableName: TABLE }));
  expect(Items).toEqual([{ pk: 'p', sk: 'count', n: 1 }]);
});

it('refuses a folder that another process has open, and takes it once that has ended', async () => {
  const path = await temporaryFolder();
  const owner = await spawnServer(path);
  const refusal = startDynamoDb({ path });
  await expect(refusal).rejects.toBeInstanceOf(DataFolderInUseError);
  await expect(refusal).rejects.toThrow(path);
  owner.process.kill('SIGTERM');
  await once(owner.process, 'exit');
  const server = await startDynamoDb({ path });
  await server.close();
});

const ACCOUNTS = 4;
const WRITERS = 8;
/** Many rows widen the moment in which a commit could be torn. */
const PARTS = 10;
const LOAD_MS = 400;
const LOAD_WITHIN = { timeout: 20_000 };
/** Once in everyday tests, many times where there is time to prove it. */
const ROUNDS = process.env.PROOF ? 16 : 1;

function transfer(from: number, to: number, id: string) {
  const move = (account: number, amount: number) => ({
    Update: {
      TableName: TABLE,
      Key: { pk: 'account', sk: String(account) },
      UpdateExpression: 'ADD n :n',
      ExpressionAttributeValues: { ':n': amount },
    },
  });
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const sk = `${id}#${part}`;
    return { Put: { TableName: TABLE, Item: { pk: 'receipt', sk, g1: 'receipt', g2: sk, id, from, to } } };
  });
  return new TransactWriteCommand({ TransactItems: [move(from, -1), ...parts, move(to, 1)] });
}

/** Transfers from several writers until the server is gone; notes the receipts that were acknowledged. */
async function transferUntilGone(documents: DynamoDBDocumentClient, round: number, acknowledged: string[]) {
  const write = async (writer: number) => {
    for (let n = 0; ; n++) {
      const id = `${round}-${writer}-${n}`;
      const from = n % ACCOUNTS;
      const to = (from + 1 + (writer % (ACCOUNTS - 1))) % ACCOUNTS;
      try {
        await documents.send(transfer(from, to, id));
      } catch {
        return;
      }
      acknowledged.push(id);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
}

async function all(documents: DynamoDBDocumentClient, input: QueryCommandInput) {
  const items: Record<string, unknown>[] = [];
  let ExclusiveStartKey: QueryCommandInput['ExclusiveStartKey'];
  do {
    const page = await documents.send(new QueryCommand({ ...input, ExclusiveStartKey }));
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

it(`loses and tears no transaction when killed under load (${ROUNDS} rounds)`, {
  timeout: (ROUNDS + 1) * 30_000,
}, async () => {
  const path = await temporaryFolder();
  const acknowledged: string[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const server = await spawnServer(path);
    const { client, documents } = connect(server.endpoint);
    if (round === 0) await createTestTable(client);

    const ofKind = (name: string, kind: string) => ({
      TableName: TABLE,
      KeyConditionExpression: '#k = :k',
      ExpressionAttributeNames: { '#k': name },
      ExpressionAttributeValues: { ':k': kind },
    });
    const accounts = await all(documents, ofKind('pk', 'account'));
    const receipts = await all(documents, ofKind('pk', 'receipt'));
    const indexed = await all(documents, { ...ofKind('g1', 'receipt'), IndexName: 'whole' });

    const stored = Map.groupBy(receipts, (receipt) => receipt.id);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect([...stored].filter(([, parts]) => parts.length !== PARTS)).toEqual([]);
    expect(indexed).toEqual(receipts);
    for (const { sk, n } of accounts) {
      const received = receipts.filter((receipt) => String(receipt.to) === sk).length;
      const sent = receipts.filter((receipt) => String(receipt.from) === sk).length;
      expect(n).toBe((received - sent) / PARTS);
    }

    const exited = once(server.process, 'exit');
    const load = round < ROUNDS ? transferUntilGone(documents, round, acknowledged) : Promise.resolve();
    if (round < ROUNDS) {
      const enough = (round + 1) * WRITERS;
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(enough), LOAD_WITHIN);
      await setTimeout(Math.random() * LOAD_MS);
    }
    server.process.kill('SIGKILL');
    await Promise.all([exited, load]);
  }
});
