import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, expect } from 'vitest';
import { SECOND } from '../../shared/limits.ts';
import { checkInvariants } from '../invariants/check.ts';
import { readTable } from '../invariants/read-table.ts';
import { jobKeys } from '../jobs/keys.ts';
import { enqueue } from '../jobs/queue.ts';
import { openJobs } from '../jobs/store.ts';
import { ConditionFailedError } from '../table/errors.ts';
import type { Key } from '../table/key.ts';
import { tableName, update } from '../table/table.ts';
import { settled } from './settled.ts';
import { hasTable } from './system.ts';

/** A job that goes on needs another round; one that fails is seen as a violation of what it was for. */
const ROUNDS = 5;

const LONG = 120_000;

/** Ends the jobs that are open: those that rest before their second pass go on at once. */
export async function finishJobs(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await settled();
    const open = await openJobs(Date.now() + SECOND);
    if (open.length === 0) return;
    for (const { restsUntil: _, ...job } of open) {
      await update(jobKeys.job(job.jobId), {
        update: 'REMOVE restsUntil',
        condition: 'attribute_exists(pk)',
      }).catch((error: unknown) => {
        if (!(error instanceof ConditionFailedError)) throw error;
      });
      await enqueue(job);
    }
  }
}

/** All that the table holds. */
export async function tableItems(): Promise<Key[]> {
  const client = new DynamoDBClient({});
  const items = await readTable(client, tableName());
  client.destroy();
  return items;
}

/**
 * Expects that the tests of a file leave a table in which everything agrees, after all has followed that follows. They
 * begin with an empty one.
 */
export function expectInvariants(): void {
  if (!hasTable) return;
  afterAll(async () => {
    await finishJobs();
    expect(checkInvariants(await tableItems()).violations).toEqual([]);
  }, LONG);
}
