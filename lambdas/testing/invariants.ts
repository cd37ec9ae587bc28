import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, inject } from 'vitest';
import { checkInvariants } from '../invariants/check.ts';
import { readTable } from '../invariants/read-table.ts';
import type { JobItem } from '../jobs/items.ts';
import { jobKeys } from '../jobs/keys.ts';
import { wake } from '../jobs/queue.ts';
import { ConditionFailedError } from '../table/errors.ts';
import { queryAll, tableName, update } from '../table/table.ts';
import { settled } from './settled.ts';

/** Jobs rest before their second pass: lets them go on at once, until none is open. */
async function finishJobs(): Promise<void> {
  for (;;) {
    await settled();
    const open = await queryAll<JobItem>(jobKeys.jobs());
    if (open.length === 0) return;
    for (const { jobId } of open) {
      await update(jobKeys.job(jobId), {
        update: 'REMOVE restsUntil',
        condition: 'attribute_exists(pk)',
      }).catch((error: unknown) => {
        if (!(error instanceof ConditionFailedError)) throw error;
      });
      await wake(jobId);
    }
  }
}

/** Expects that everything in the table agrees, after all has followed that follows. */
export async function expectInvariants(): Promise<void> {
  if (!inject('environment')) return;
  await finishJobs();
  const client = new DynamoDBClient({});
  const { violations } = checkInvariants(await readTable(client, tableName()));
  client.destroy();
  expect(violations).toEqual([]);
}
