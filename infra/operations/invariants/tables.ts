import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { DataFolderInUseError, startDynamoDb } from 'local-aws/dynamodb';
import { startS3 } from 'local-aws/s3';
import * as z from 'zod';
import { readTable } from '../../../lambdas/invariants/read-table.ts';
import type { Key } from '../../../lambdas/table/key.ts';
import { LOCAL_BUCKET, LOCAL_CREDENTIALS, LOCAL_TABLE } from '../../local/environment.ts';
import { SETTLED_PATH } from '../../local/settled.ts';
import { RUNNING_FILE } from '../../local/stack.ts';
import { stageNamed } from '../../stages.ts';
import { outputsOf } from '../deployed-stage.ts';
import { filesOf } from './files.ts';

/** What was read of a system. */
export interface TableRead {
  /** Where it is, for people. */
  name: string;
  items: Key[];
  /** What no item tells: changes that were given up or still wait for delivery. */
  violations: string[];
  /** The files of a member. */
  files: string[];
}

/** Where a stopped stack keeps its bucket, and a running one serves it. */
const localBucket = (endpoint: string) =>
  new S3Client({ endpoint, region: 'us-east-1', credentials: LOCAL_CREDENTIALS, forcePathStyle: true });

const localFiles = async (endpoint: string, memberId: string | undefined): Promise<string[]> =>
  memberId ? filesOf(localBucket(endpoint), LOCAL_BUCKET, memberId) : [];

const running = z.object({ url: z.url(), dynamodb: z.url(), s3: z.url() });

const localClient = (endpoint: string) =>
  new DynamoDBClient({ endpoint, region: 'us-east-1', credentials: LOCAL_CREDENTIALS });

async function readRunning(dataDir: string, memberId: string | undefined): Promise<TableRead> {
  const { url, dynamodb, s3 } = running.parse(JSON.parse(readFileSync(join(dataDir, RUNNING_FILE), 'utf8')));
  await fetch(url + SETTLED_PATH);
  const items = await readTable(localClient(dynamodb), LOCAL_TABLE);
  const files = await localFiles(s3, memberId);
  return { name: `${dataDir}, of the stack at ${url}`, items, violations: [], files };
}

/** The files of a stack that does not run. */
async function storedFiles(dataDir: string, memberId: string | undefined): Promise<string[]> {
  const { accessKeyId, secretAccessKey } = LOCAL_CREDENTIALS;
  const server = await startS3({
    dir: join(dataDir, 'media'),
    credentials: { [accessKeyId]: secretAccessKey },
  });
  try {
    return await localFiles(server.endpoint, memberId);
  } finally {
    await server.close();
  }
}

async function readStopped(dataDir: string, memberId: string | undefined): Promise<TableRead> {
  const server = await startDynamoDb({ path: join(dataDir, 'table') });
  try {
    const items = await readTable(localClient(server.endpoint), LOCAL_TABLE);
    const stream = server.streamOf(LOCAL_TABLE);
    const dead = (await stream.deadLetters()).map(
      ({ record, reason }) => `a change was given up: ${JSON.stringify(record.dynamodb.Keys)} ${reason}`,
    );
    const isWaiting = (await stream.read(1)).length > 0;
    return {
      name: dataDir,
      items,
      files: await storedFiles(dataDir, memberId),
      violations: [...dead, ...(isWaiting ? ['changes wait for delivery: start the stack once'] : [])],
    };
  } finally {
    await server.close();
  }
}

/**
 * Reads the table of a data folder, whether its stack runs or not; waits for what follows from calls before.
 *
 * @param memberId whose files are read as well
 */
export async function readDataFolder(dataDir: string, memberId?: string): Promise<TableRead> {
  if (!existsSync(join(dataDir, 'table'))) throw new Error(`${dataDir} is no data folder of Hearth`);
  try {
    return await readStopped(dataDir, memberId);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    return readRunning(dataDir, memberId);
  }
}

/**
 * Reads the table of a stage, with the caller's own credentials.
 *
 * @param memberId whose files are read as well
 */
export async function readStage(stage: string, memberId?: string): Promise<TableRead> {
  const settings = stageNamed(stage);
  const read = await readNamed((await outputsOf(settings))('TableName'));
  if (!memberId) return read;
  const bucket = (await outputsOf(settings, 'Web'))('MediaBucket');
  return { ...read, files: await filesOf(new S3Client({}), bucket, memberId) };
}

/** Reads a table by its name, where the environment leads. */
export async function readNamed(name: string): Promise<TableRead> {
  return { name, items: await readTable(new DynamoDBClient({}), name), violations: [], files: [] };
}
