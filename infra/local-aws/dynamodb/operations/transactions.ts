import { type Bill, charge, consumedByTable, tableUnits } from '../capacity.ts';
import { check, rules } from '../dynalite.ts';
import { type CancellationReason, Fault, transactionCancelled, validationFault } from '../faults.ts';
import { itemSize } from '../item-size.ts';
import type { Database } from '../storage/database.ts';
import { createOverlay, type Overlay } from '../storage/overlay.ts';
import type { JsonObject } from '../types.ts';
import { findEarlier, remember, requestTokenOf } from './idempotency.ts';
import { capacityOptionsOf, transactItemsOf } from './transact-items.ts';
import { applyWrite, sourceOf, type Write } from './writes.ts';

const MAX_TRANSACTION_BYTES = 4 * 1024 * 1024;
/** Transactions write every item twice on the table: once to prepare and once to commit. */
const TRANSACTION_FACTOR = 2;
const KINDS = ['ConditionCheck', 'Put', 'Delete', 'Update'] as const;

function checkAction(kind: (typeof KINDS)[number], action: JsonObject): Write {
  switch (kind) {
    case 'Put':
      return { action: 'PutItem', request: check(rules.PutItem, action) };
    case 'Update':
      return { action: 'UpdateItem', request: check(rules.UpdateItem, action) };
    case 'Delete':
      return { action: 'DeleteItem', request: check(rules.DeleteItem, action) };
    case 'ConditionCheck': {
      const request = check(rules.DeleteItem, action);
      if (!request.ConditionExpression) throw validationFault('A ConditionCheck needs a ConditionExpression');
      return { action: 'ConditionCheck', request };
    }
  }
}

/** @throws Fault when a table is missing or an item is named twice; nothing has been evaluated by then */
function assertDistinctItems({ catalog }: Database, writes: Write[]): void {
  const seen = new Set<string>();
  for (const write of writes) {
    const { description } = catalog.get(write.request.TableName);
    const key = description.KeySchema.map(({ AttributeName: name }) => sourceOf(write)[name]);
    const identity = JSON.stringify([description.TableName, key]);
    if (seen.has(identity)) {
      throw validationFault('Transaction request cannot include multiple operations on one item');
    }
    seen.add(identity);
  }
}

/**
 * Runs all actions inside the overlay.
 *
 * @throws Fault TransactionCanceledException with a reason for each action when one of them is refused
 */
async function applyAll(database: Database, overlay: Overlay, writes: Write[]): Promise<Bill> {
  const bill: Bill = {};
  const reasons: CancellationReason[] = [];
  let bytes = 0;
  for (const write of writes) {
    try {
      const { after, units } = await applyWrite(database, overlay, write);
      bytes += itemSize(write.action === 'UpdateItem' && after ? after : sourceOf(write));
      charge(bill, write.request.TableName, { ...units, table: TRANSACTION_FACTOR * units.table });
      reasons.push({ Code: 'None' });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      reasons.push(reasonFor(error));
    }
  }
  if (bytes > MAX_TRANSACTION_BYTES) {
    throw validationFault('Transaction request cannot exceed the maximum aggregate size of 4 MB');
  }
  if (reasons.some((reason) => reason.Code !== 'None')) throw transactionCancelled(reasons);
  return bill;
}

function reasonFor(fault: Fault): CancellationReason {
  const code = fault.isConditionFailure ? 'ConditionalCheckFailed' : 'ValidationError';
  return { ...fault.details, Code: code, Message: fault.message };
}

/**
 * TransactWriteItems: all of the actions or none, in one batch.
 *
 * @throws Fault TransactionCanceledException, IdempotentParameterMismatchException or ValidationException
 */
export async function transactWriteItems(database: Database, body: JsonObject): Promise<object> {
  const options = capacityOptionsOf(body);
  const token = requestTokenOf(body.ClientRequestToken, body.TransactItems);
  const earlier = token && (await findEarlier(database, token));
  if (earlier) return consumedByTable(options, asReads(earlier), 'ReadCapacityUnits');
  const writes = transactItemsOf(body, KINDS).map(({ kind, action }) => checkAction(kind, action));
  assertDistinctItems(database, writes);
  const overlay = createOverlay(database);
  const bill = await applyAll(database, overlay, writes);
  if (token) remember(overlay, token, bill);
  await overlay.commit();
  return consumedByTable(options, bill, 'WriteCapacityUnits');
}

/** Repeating a transaction only reads its items. */
function asReads(bill: Bill): Bill {
  return Object.fromEntries(Object.entries(bill).map(([name, { table }]) => [name, tableUnits(table)]));
}
