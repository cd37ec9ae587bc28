import { consumed, tableUnits, type Units, unitsOfWrite } from '../capacity.ts';
import {
  assertCondition,
  assertItem,
  assertKey,
  check,
  itemActions,
  itemKey,
  rowOf,
  rules,
  run,
} from '../dynalite.ts';
import { Fault, validationFault } from '../faults.ts';
import type { Table } from '../storage/catalog.ts';
import type { ChangeRecord } from '../storage/change-log.ts';
import { trackChange } from '../storage/changes.ts';
import type { Database } from '../storage/database.ts';
import { trackExpiry } from '../storage/expiry.ts';
import { createOverlay, type Overlay, storeFor } from '../storage/overlay.ts';
import type { Item, JsonObject, KeyedWriteRequest, PutItemRequest } from '../types.ts';

/** A checked write to one item. */
export type Write =
  | { action: 'PutItem'; request: PutItemRequest }
  | { action: 'UpdateItem' | 'DeleteItem' | 'ConditionCheck'; request: KeyedWriteRequest };

export interface WriteResult {
  /** What `ReturnValues` asked for. */
  attributes?: Item;
  after?: Item;
  units: Units;
}

/** The part of a write's request that holds the key attributes. */
export const sourceOf = (write: Write): Item =>
  write.action === 'PutItem' ? write.request.Item : write.request.Key;

/**
 * Runs one conditional write, with its index and expiry rows and its change record, inside an overlay; commits nothing.
 *
 * @param userIdentity who writes, when that is the service itself
 * @throws Fault when the item or the condition refuses it, with the stored item if the request asks for that
 */
export async function applyWrite(
  database: Database,
  overlay: Overlay,
  write: Write,
  userIdentity?: ChangeRecord['userIdentity'],
): Promise<WriteResult> {
  const table = database.catalog.get(write.request.TableName);
  if (write.action === 'PutItem') assertItem(write.request.Item, table.description);
  else assertKey(write.request.Key, table.description);
  const row = rowOf(sourceOf(write), table.description);
  const key = itemKey(sourceOf(write), table.description);
  const before = await overlay.readItem(key);
  try {
    const store = storeFor(overlay, database.catalog, row);
    if (write.action === 'ConditionCheck') return checkOnly(write.request, before, table);
    const { Attributes } = await run(itemActions[write.action], store, write.request);
    const after = await overlay.readItem(key);
    assertIndexKeys(table, after);
    trackExpiry(overlay, table, row, before, after);
    trackChange(database, overlay, table, before, after, userIdentity);
    const attributes = Attributes && Object.keys(Attributes).length > 0 ? Attributes : undefined;
    return { attributes, after, units: unitsOfWrite(table.description, before, after) };
  } catch (error) {
    const isItemWanted = write.request.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' && before;
    if (isItemWanted && error instanceof Fault && error.isConditionFailure)
      throw error.with({ Item: before });
    throw error;
  }
}

function checkOnly(request: KeyedWriteRequest, item: Item | undefined, table: Table): WriteResult {
  assertCondition(request, item);
  return { after: item, units: tableUnits(unitsOfWrite(table.description, item, item).table) };
}

/** dynalite does not look for empty text in the keys of an index. */
function assertIndexKeys({ description }: Table, item: Item | undefined): void {
  for (const index of description.GlobalSecondaryIndexes ?? []) {
    for (const { AttributeName: name } of index.KeySchema) {
      const value = item?.[name];
      if (!value || !(('S' in value && value.S === '') || ('B' in value && value.B === ''))) continue;
      throw validationFault(
        'One or more parameter values are not valid. A value specified for a secondary index key is not ' +
          'supported. The AttributeValue for a key attribute cannot contain an empty string value. ' +
          `IndexName: ${index.IndexName}, IndexKey: ${name}`,
      );
    }
  }
}

async function commitOne(database: Database, write: Write): Promise<object> {
  const overlay = createOverlay(database);
  const { attributes, units } = await applyWrite(database, overlay, write);
  await overlay.commit();
  return { ...(attributes && { Attributes: attributes }), ...consumed(write.request, units) };
}

/** PutItem */
export const putItem = (database: Database, body: JsonObject) =>
  commitOne(database, { action: 'PutItem', request: check(rules.PutItem, body) });

/** UpdateItem */
export const updateItem = (database: Database, body: JsonObject) =>
  commitOne(database, { action: 'UpdateItem', request: check(rules.UpdateItem, body) });

/** DeleteItem */
export const deleteItem = (database: Database, body: JsonObject) =>
  commitOne(database, { action: 'DeleteItem', request: check(rules.DeleteItem, body) });
