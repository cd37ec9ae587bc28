import { consumed, readUnits, tableUnits, type Units } from '../capacity.ts';
import { check, pagePlanners, passesFilter, project, rowOf, rules, run } from '../dynalite.ts';
import { itemSize } from '../item-size.ts';
import type { Database } from '../storage/database.ts';
import { createOverlay, storeFor } from '../storage/overlay.ts';
import { prefixes } from '../storage/storage.ts';
import type { Item, JsonObject, PageRequest } from '../types.ts';

const MAX_PAGE_BYTES = 1024 * 1024;

/** The storage keys between which the rows of a plan lie. */
function storageRange(request: PageRequest, { table, range }: Dynalite.ReadPlan): Dynalite.Range {
  const { TableName: name, IndexName: index, ExclusiveStartKey: start } = request;
  const prefix = index ? prefixes.index(name, index) : prefixes.items(name);
  // Index rows carry the item's own row behind dynalite's key, so the place to go on from must as well.
  const suffix = index && start ? `/${rowOf(start, table)}` : '';
  const { reverse = false, limit = -1, gt, gte, lt, lte } = range;
  const from =
    gt !== undefined ? { gt: prefix + gt + (reverse ? '' : suffix) } : { gte: prefix + (gte ?? '') };
  const to =
    lte !== undefined
      ? { lte: prefix + lte }
      : { lt: lt !== undefined ? prefix + lt + (reverse ? suffix : '') : `${prefix}\uffff` };
  return { reverse, limit, ...from, ...to };
}

interface Page {
  items: Item[];
  bytes: number;
  hasMore: boolean;
}

/** Reads until the limit is reached, or until the items read so far make a megabyte. */
async function readPage({ level }: Database, range: Dynalite.Range, limit = Infinity): Promise<Page> {
  const items: Item[] = [];
  let bytes = 0;
  for await (const item of level.values<Item>(range)) {
    if (items.length >= limit || bytes >= MAX_PAGE_BYTES) return { items, bytes, hasMore: true };
    items.push(item);
    bytes += itemSize(item);
  }
  return { items, bytes, hasMore: items.length === limit };
}

function unitsOf(request: PageRequest, bytes: number): Units {
  const units = readUnits(bytes, request.ConsistentRead);
  return request.IndexName ? { table: 0, indexes: { [request.IndexName]: units } } : tableUnits(units);
}

async function answerPage(
  database: Database,
  request: PageRequest,
  plan: Dynalite.ReadPlan,
): Promise<object> {
  const page = await readPage(database, storageRange(request, plan), request.Limit);
  const found = page.items.filter((item) => passesFilter(item, request));
  const last = page.hasMore ? page.items.at(-1) : undefined;
  return {
    ScannedCount: page.items.length,
    Count: found.length,
    ...(request.Select !== 'COUNT' && { Items: found.map((item) => project(item, request)) }),
    ...(last && {
      LastEvaluatedKey: Object.fromEntries(plan.startKeyNames.map((name) => [name, last[name]])),
    }),
    ...consumed(request, unitsOf(request, page.bytes)),
  };
}

/** Planning needs the table's definition only, so the store it is given has no row of its own. */
const plan = (database: Database, operation: 'Query' | 'Scan', request: PageRequest) =>
  run(pagePlanners[operation], storeFor(createOverlay(database), database.catalog, ''), request);

/** Query */
export async function query(database: Database, body: JsonObject): Promise<object> {
  const request = check(rules.Query, body);
  return answerPage(database, request, await plan(database, 'Query', request));
}

/** Scan */
export async function scan(database: Database, body: JsonObject): Promise<object> {
  const request = check(rules.Scan, body);
  return answerPage(database, request, await plan(database, 'Scan', request));
}
