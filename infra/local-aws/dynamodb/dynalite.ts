import deleteItem from 'dynalite/actions/deleteItem.js';
import putItem from 'dynalite/actions/putItem.js';
import query from 'dynalite/actions/query.js';
import scan from 'dynalite/actions/scan.js';
import updateItem from 'dynalite/actions/updateItem.js';
import database from 'dynalite/db/index.js';
import batchGetItemRules from 'dynalite/validations/batchGetItem.js';
import batchWriteItemRules from 'dynalite/validations/batchWriteItem.js';
import createTableRules from 'dynalite/validations/createTable.js';
import deleteItemRules from 'dynalite/validations/deleteItem.js';
import describeTableRules from 'dynalite/validations/describeTable.js';
import getItemRules from 'dynalite/validations/getItem.js';
import validations from 'dynalite/validations/index.js';
import listTablesRules from 'dynalite/validations/listTables.js';
import putItemRules from 'dynalite/validations/putItem.js';
import queryRules from 'dynalite/validations/query.js';
import scanRules from 'dynalite/validations/scan.js';
import updateItemRules from 'dynalite/validations/updateItem.js';
import { conditionFailed, Fault } from './faults.ts';
import { itemSize } from './item-size.ts';
import { matches } from './operations/conditions.ts';
import { prefixes } from './storage/storage.ts';
import type { Condition, Item, JsonObject, PageRequest, TableDefinition } from './types.ts';

const MAX_ITEM_BYTES = 400 * 1024;

/** What actions and validators read from a store besides its rows. */
export const STORE_OPTIONS = { maxItemSize: MAX_ITEM_BYTES };

// dynalite calls these through its module object, so replacing them there reaches its validators and actions.
const checkLegacyConditions = database.checkConditional;
database.itemSize = itemSize;
database.checkConditional = (request, item) => {
  if (!hasCondition(request)) return checkLegacyConditions(request, item);
  return matches(request._condition.expression, item ?? {}) ? null : conditionFailed();
};
// Its Query and Scan then only plan: the rows are read by page-reader.ts, which knows true sizes and key order.
database.queryTable = (_store, table, _request, range, _isLocal, _fetch, startKeyNames, done) =>
  done(undefined, { table, range, startKeyNames });

function hasCondition(request: object): request is { _condition: { expression: Condition } } {
  return '_condition' in request && request._condition !== undefined;
}

/** dynalite makes no note of ReturnValuesOnConditionCheckFailure and would drop it. */
function withItemOnFailure<Request>(rules: Dynalite.Rules<Request>): Dynalite.Rules<Request> {
  const option = { type: 'String', enum: ['ALL_OLD', 'NONE'] };
  return { ...rules, types: { ...rules.types, ReturnValuesOnConditionCheckFailure: option } };
}

export const rules = {
  BatchGetItem: batchGetItemRules,
  BatchWriteItem: batchWriteItemRules,
  CreateTable: createTableRules,
  DeleteItem: withItemOnFailure(deleteItemRules),
  DescribeTable: describeTableRules,
  GetItem: getItemRules,
  ListTables: listTablesRules,
  PutItem: withItemOnFailure(putItemRules),
  Query: queryRules,
  Scan: scanRules,
  UpdateItem: withItemOnFailure(updateItemRules),
};

export const itemActions = { PutItem: putItem, UpdateItem: updateItem, DeleteItem: deleteItem };
export const pagePlanners = { Query: query, Scan: scan };

const NO_ROWS: Dynalite.Store = {
  options: STORE_OPTIONS,
  getTable: () => {
    throw new Error('Validators read no tables');
  },
  getItemDb: () => {
    throw new Error('Validators read no items');
  },
  getIndexDb: () => {
    throw new Error('Validators read no indexes');
  },
};

/** dynalite's errors for the caller carry their body; anything else is a defect and stays as it is. */
function asFault(error: unknown): unknown {
  if (!(error instanceof Error) || !('body' in error) || error instanceof Fault) return error;
  const body: { __type?: string; message?: string; Message?: string } = error.body ?? {};
  if (!body.__type) return error;
  return new Fault(body.__type, inServiceWords(body.message ?? body.Message ?? error.message));
}

/** dynalite lists everything that it would have understood; the service names what it did not. */
function inServiceWords(message: string): string {
  return message.replace(/(Syntax error); Expected .* but (".*"|end of input) found\.$/s, '$1; token: $2');
}

/**
 * Checks a body against the rules of an operation and parses its expressions.
 *
 * @returns the request without unknown members
 * @throws Fault when the body breaks a rule
 */
export function check<Request>({ types, custom }: Dynalite.Rules<Request>, body: JsonObject): Request {
  try {
    const request = validations.checkTypes<Request>(body, types);
    validations.checkValidations(request, types, custom, NO_ROWS);
    return request;
  } catch (error) {
    throw asFault(error);
  }
}

/**
 * Runs one of dynalite's actions against a store.
 *
 * @throws Fault when the request is refused
 */
export function run<Result>(action: Dynalite.Action<Result>, store: Dynalite.Store, request: object) {
  return new Promise<Result>((resolve, reject) => {
    action(store, request, (error, result) => {
      if (error || result === undefined) reject(asFault(error));
      else resolve(result);
    });
  });
}

function refuse(error: Error | null | undefined): void {
  if (error) throw asFault(error);
}

/** @throws Fault unless the key has exactly the table's key attributes, with their types */
export const assertKey = (key: Item, table: TableDefinition) => refuse(database.validateKey(key, table));

/** @throws Fault unless the item has the table's key and fits its indexes */
export const assertItem = (item: Item, table: TableDefinition) => refuse(database.validateItem(item, table));

/** @throws Fault when the item does not satisfy the request's condition */
export const assertCondition = (request: object, item: Item | undefined) =>
  refuse(database.checkConditional(request, item));

/** The sortable text under which an item is stored; `source` needs no more than the key attributes. */
export const rowOf = (source: Item, table: TableDefinition) => database.createKey(source, table);

/** The rows that a new item has in the indexes of its table. */
export const indexRowsOf = (item: Item, table: TableDefinition) =>
  database.getIndexActions(table.GlobalSecondaryIndexes ?? [], undefined, item, table).puts;

/** The storage key of an item. */
export const itemKey = (source: Item, table: TableDefinition) =>
  prefixes.items(table.TableName) + rowOf(source, table);

/** The attributes of an item that a request asks for: all of them when it names none. */
export function project(item: Item, { _projection, AttributesToGet }: Projected): Item {
  const paths = _projection?.paths ?? AttributesToGet;
  return paths ? database.mapPaths(paths, item) : item;
}

type Projected = Pick<PageRequest, '_projection' | 'AttributesToGet'>;

/** @throws Fault when a projection reaches into a key attribute, which holds no document */
export const assertProjection = ({ _projection }: Projected, table: TableDefinition) =>
  refuse(database.validateKeyPaths(_projection?.nestedPaths, table));

/** Whether an item passes the filter of a Query or Scan, in the current or the legacy form. */
export function passesFilter(item: Item, request: PageRequest): boolean {
  if (request._filter) return matches(request._filter.expression, item);
  const legacy = request.QueryFilter ?? request.ScanFilter;
  return !legacy || database.matchesFilter(item, legacy, request.ConditionalOperator);
}
