import { type Bill, charge, consumedByTable, readUnits, tableUnits } from '../capacity.ts';
import { assertItem, assertKey, check, itemKey, rules } from '../dynalite.ts';
import { Fault, validationFault } from '../faults.ts';
import { isJsonObject } from '../json.ts';
import type { Database } from '../storage/database.ts';
import { createOverlay } from '../storage/overlay.ts';
import type { BatchWriteItemRequest, Item, JsonObject, TableDefinition } from '../types.ts';
import { findItem } from './reads.ts';
import { applyWrite, sourceOf, type Write } from './writes.ts';

const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

function writesOf(request: BatchWriteItemRequest): Write[] {
  return Object.entries(request.RequestItems).flatMap(([TableName, requests]) =>
    requests.flatMap(({ PutRequest: put, DeleteRequest: deletion }): Write[] => {
      if (put) return [{ action: 'PutItem', request: { TableName, Item: put.Item } }];
      return deletion ? [{ action: 'DeleteItem', request: { TableName, Key: deletion.Key } }] : [];
    }),
  );
}

/** A batch words a wrong key differently from PutItem. */
function assertFits(write: Write, table: TableDefinition): void {
  try {
    if (write.action === 'PutItem') assertItem(write.request.Item, table);
    else assertKey(write.request.Key, table);
  } catch (error) {
    const isWrongKey = error instanceof Fault && /Missing the key|Type mismatch for key/.test(error.message);
    throw isWrongKey ? validationFault('The provided key element does not match the schema') : error;
  }
}

/** BatchWriteItem. All of it succeeds at once, so nothing is ever left unprocessed. */
export async function batchWriteItem(database: Database, body: JsonObject): Promise<object> {
  const request = check(rules.BatchWriteItem, body);
  const overlay = createOverlay(database);
  const bill: Bill = {};
  const seen = new Set<string>();
  for (const write of writesOf(request)) {
    const { description } = database.catalog.get(write.request.TableName);
    assertFits(write, description);
    const key = itemKey(sourceOf(write), description);
    if (seen.has(key)) throw validationFault('Provided list of item keys contains duplicates');
    seen.add(key);
    charge(bill, description.TableName, (await applyWrite(database, overlay, write)).units);
  }
  await overlay.commit();
  return { UnprocessedItems: {}, ...consumedByTable(request, bill) };
}

/** BatchGetItem. Answers up to 16 MB; the keys of the rest come back in `UnprocessedKeys`. */
export async function batchGetItem(database: Database, body: JsonObject): Promise<object> {
  const asked = isJsonObject(body.RequestItems) ? body.RequestItems : {};
  const request = check(rules.BatchGetItem, body);
  const bill: Bill = {};
  const responses: Record<string, Item[]> = {};
  const unprocessed: Record<string, object> = {};
  let answerBytes = 0;
  for (const [TableName, { Keys: keys, ...options }] of Object.entries(request.RequestItems)) {
    const found: Item[] = [];
    responses[TableName] = found;
    bill[TableName] = tableUnits(0);
    for (const [position, Key] of keys.entries()) {
      const { item, bytes } = await findItem(database, { ...options, TableName, Key });
      answerBytes += bytes;
      if (answerBytes > MAX_ANSWER_BYTES) {
        const table = asked[TableName];
        unprocessed[TableName] = { ...(isJsonObject(table) && table), Keys: keys.slice(position) };
        break;
      }
      charge(bill, TableName, tableUnits(readUnits(bytes, options.ConsistentRead)));
      if (item) found.push(item);
    }
  }
  return { Responses: responses, UnprocessedKeys: unprocessed, ...consumedByTable(request, bill) };
}
