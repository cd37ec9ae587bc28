import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { readTable } from '../../../lambdas/invariants/read-table.ts';
import type { Key } from '../../../lambdas/table/key.ts';
import { DataFolderInUseError, startDynamoDb } from '../../local/dynamodb/server.ts';
import { LOCAL_CREDENTIALS, LOCAL_TABLE } from '../../local/environment.ts';
import { SETTLED_PATH } from '../../local/settled.ts';
import { RUNNING_FILE } from '../../local/stack.ts';
import { stageNamed } from '../../stages.ts';
import { outputsOf } from '../deployed-stage.ts';

/** What was read of a table. */
export interface TableRead {
  /** Where it is, for people. */
  name: string;
  items: Key[];
  /** What no item tells: changes that were given up or still wait for delivery. */
  violations: string[];
}

const running = z.object({ url: z.url(), dynamodb: z.url() });

const localClient = (endpoint: string) =>
  new DynamoDBClient({ endpoint, region: 'us-east-1', credentials: LOCAL_CREDENTIALS });

async function readRunning(dataDir: string): Promise<TableRead> {
  const { url, dynamodb } = running.parse(JSON.parse(readFileSync(join(dataDir, RUNNING_FILE), 'utf8')));
  await fetch(url + SETTLED_PATH);
  const items = await readTable(localClient(dynamodb), LOCAL_TABLE);
  return { name: `${dataDir}, of the stack at ${url}`, items, violations: [] };
}

async function readStopped(path: string, name: string): Promise<TableRead> {
  const server = await startDynamoDb({ path });
  try {
    const items = await readTable(localClient(server.endpoint), LOCAL_TABLE);
    const stream = server.streamOf(LOCAL_TABLE);
    const dead = (await stream.deadLetters()).map(
      ({ record, reason }) => `a change was given up: ${JSON.stringify(record.dynamodb.Keys)} ${reason}`,
    );
    const isWaiting = (await stream.read(1)).length > 0;
    return {
      name,
      items,
      violations: [...dead, ...(isWaiting ? ['changes wait for delivery: start the stack once'] : [])],
    };
  } finally {
    await server.close();
  }
}

/** Reads the table of a data folder, whether its stack runs or not; waits for what follows from calls before. */
export async function readDataFolder(dataDir: string): Promise<TableRead> {
  const path = join(dataDir, 'table');
  if (!existsSync(path)) throw new Error(`${dataDir} is no data folder of Hearth`);
  try {
    return await readStopped(path, dataDir);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    return readRunning(dataDir);
  }
}

/** Reads the table of a stage, with the caller's own credentials. */
export async function readStage(stage: string): Promise<TableRead> {
  return readNamed((await outputsOf(stageNamed(stage)))('TableName'));
}

/** Reads a table by its name, where the environment leads. */
export async function readNamed(name: string): Promise<TableRead> {
  return { name, items: await readTable(new DynamoDBClient({}), name), violations: [] };
}
