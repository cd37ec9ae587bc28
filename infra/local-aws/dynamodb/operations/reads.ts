import { type Bill, charge, consumed, consumedByTable, readUnits, tableUnits } from '../capacity.ts';
import { assertKey, assertProjection, check, itemKey, project, rules } from '../dynalite.ts';
import { itemSize } from '../item-size.ts';
import type { Database } from '../storage/database.ts';
import type { GetItemRequest, Item, JsonObject } from '../types.ts';
import { capacityOptionsOf, transactItemsOf } from './transact-items.ts';

/** Transactions read every item twice: once to prepare and once to commit. */
const TRANSACTION_FACTOR = 2;

interface FoundItem {
  /** What the request asks for of the item. */
  item?: Item;
  /** The size of the whole item in bytes, which is what counts. */
  bytes: number;
}

/**
 * Reads one item.
 *
 * @throws Fault when the key does not fit the table
 */
export async function findItem({ level, catalog }: Database, request: GetItemRequest): Promise<FoundItem> {
  const { description } = catalog.get(request.TableName);
  assertKey(request.Key, description);
  assertProjection(request, description);
  const stored = level.getSync<Item>(itemKey(request.Key, description));
  return stored ? { item: project(stored, request), bytes: itemSize(stored) } : { bytes: 0 };
}

/** GetItem */
export async function getItem(database: Database, body: JsonObject): Promise<object> {
  const request = check(rules.GetItem, body);
  const { item, bytes } = await findItem(database, request);
  const units = tableUnits(readUnits(bytes, request.ConsistentRead));
  return { ...(item && { Item: item }), ...consumed(request, units) };
}

/** TransactGetItems. Sees one state of the table when no write runs meanwhile; the engine sees to that. */
export async function transactGetItems(database: Database, body: JsonObject): Promise<object> {
  const requests = transactItemsOf(body, ['Get']).map(({ action }) => check(rules.GetItem, action));
  const bill: Bill = {};
  const responses: { Item?: Item }[] = [];
  for (const request of requests) {
    const { item, bytes } = await findItem(database, request);
    responses.push(item ? { Item: item } : {});
    charge(bill, request.TableName, tableUnits(TRANSACTION_FACTOR * readUnits(bytes, true)));
  }
  return { Responses: responses, ...consumedByTable(capacityOptionsOf(body), bill, 'ReadCapacityUnits') };
}
