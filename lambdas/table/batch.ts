import { BatchGetCommand, BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { billed, MEASURED } from './capacity.ts';
import { client } from './client.ts';
import { TableUnavailableError } from './errors.ts';
import type { Key } from './key.ts';
import { backOff } from './retry.ts';
import { asRead, primary, type Stored, tableName } from './table.ts';

const BATCH_GET_KEYS = 100;
const BATCH_WRITE_ITEMS = 25;
const BATCH_ATTEMPTS = 6;

/**
 * Reads many items of one type, in one call per 100, repeating what the table left out.
 *
 * @param list keys without doubles
 * @returns those that exist, in no particular order
 */
export async function getMany<Item>(list: Key<Item>[], { consistent = false } = {}): Promise<Stored<Item>[]> {
  const pages: Key<Item>[][] = [];
  for (let i = 0; i < list.length; i += BATCH_GET_KEYS) pages.push(list.slice(i, i + BATCH_GET_KEYS));
  return (await Promise.all(pages.map((page) => getPage(page, consistent)))).flat();
}

async function getPage<Item>(page: Key<Item>[], consistent: boolean): Promise<Stored<Item>[]> {
  const found: Stored<Item>[] = [];
  let left: Record<string, unknown>[] = page.map(primary);
  for (let attempt = 0; left.length > 0; attempt += 1) {
    if (attempt === BATCH_ATTEMPTS) throw new TableUnavailableError('the table keeps leaving keys out');
    if (attempt > 0) await backOff(attempt);
    const { Responses, UnprocessedKeys } = await billed(
      'rru',
      client.send(
        new BatchGetCommand({
          RequestItems: { [tableName()]: { Keys: left, ConsistentRead: consistent } },
          ...MEASURED,
        }),
      ),
    );
    found.push(...((Responses?.[tableName()] ?? []) as Stored<Item>[]).map(asRead));
    left = UnprocessedKeys?.[tableName()]?.Keys ?? [];
  }
  return found;
}

/** Deletes many items, 25 a call, repeating what the table left out. */
export async function removeMany(list: Key[]): Promise<void> {
  for (let i = 0; i < list.length; i += BATCH_WRITE_ITEMS) {
    let left: NonNullable<BatchWriteCommand['input']['RequestItems']>[string] = list
      .slice(i, i + BATCH_WRITE_ITEMS)
      .map((key) => ({ DeleteRequest: { Key: primary(key) } }));
    for (let attempt = 0; left.length > 0; attempt += 1) {
      if (attempt === BATCH_ATTEMPTS) throw new TableUnavailableError('the table keeps leaving items out');
      if (attempt > 0) await backOff(attempt);
      const { UnprocessedItems } = await billed(
        'wru',
        client.send(new BatchWriteCommand({ RequestItems: { [tableName()]: left }, ...MEASURED })),
      );
      left = UnprocessedItems?.[tableName()] ?? [];
    }
  }
}
