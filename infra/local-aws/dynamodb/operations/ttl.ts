import { check, itemKey, rules } from '../dynalite.ts';
import { validationFault } from '../faults.ts';
import { isJsonObject } from '../json.ts';
import { EXPIRY_IDENTITY } from '../storage/changes.ts';
import type { Database } from '../storage/database.ts';
import { dueEntries, isExpired, listExpiries } from '../storage/expiry.ts';
import { createOverlay } from '../storage/overlay.ts';
import type { Item, JsonObject } from '../types.ts';
import { applyWrite, type Write } from './writes.ts';

/** UpdateTimeToLive. Asking for what is already so succeeds, where AWS would refuse. */
export async function updateTimeToLive(database: Database, body: JsonObject): Promise<object> {
  const { TimeToLiveSpecification: specification } = body;
  const { TableName } = check(rules.DescribeTable, { TableName: body.TableName });
  const { description, expiryAttribute } = database.catalog.get(TableName);
  if (!isJsonObject(specification) || typeof specification.AttributeName !== 'string') {
    throw validationFault('TimeToLiveSpecification must name an attribute');
  }
  const wanted = specification.Enabled === true ? specification.AttributeName : undefined;
  if (wanted !== expiryAttribute) {
    const table = { description, ...(wanted !== undefined && { expiryAttribute: wanted }) };
    await listExpiries(database, table);
    await database.catalog.replace(table);
  }
  return { TimeToLiveSpecification: specification };
}

/** DescribeTimeToLive */
export async function describeTimeToLive(database: Database, body: JsonObject): Promise<object> {
  const { expiryAttribute } = database.catalog.get(check(rules.DescribeTable, body).TableName);
  return {
    TimeToLiveDescription:
      expiryAttribute === undefined
        ? { TimeToLiveStatus: 'DISABLED' }
        : { TimeToLiveStatus: 'ENABLED', AttributeName: expiryAttribute },
  };
}

/** Runs a task while no other write is under way. */
export type Exclusively = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Deletes what has expired, each item in a turn of its own so that requests need not wait for the whole sweep.
 *
 * @param now epoch seconds
 * @returns the number of items deleted
 */
export async function sweep(database: Database, exclusively: Exclusively, now: number): Promise<number> {
  let deleted = 0;
  for (const name of database.catalog.names()) {
    const table = database.catalog.get(name);
    if (table.expiryAttribute === undefined) continue;
    for await (const [entry, key] of dueEntries(database, table, now)) {
      if (await exclusively(() => expire(database, name, entry, key, now))) deleted++;
    }
  }
  return deleted;
}

/** The item may have been renewed, or the table dropped, since the sweep came upon the entry. */
async function expire(database: Database, tableName: string, entry: string, key: Item, now: number) {
  if (!database.catalog.has(tableName)) return false;
  const table = database.catalog.get(tableName);
  const overlay = createOverlay(database);
  const item = await overlay.readItem(itemKey(key, table.description));
  const isDue = isExpired(table, item, now);
  if (isDue) {
    const deletion: Write = { action: 'DeleteItem', request: { TableName: tableName, Key: key } };
    await applyWrite(database, overlay, deletion, EXPIRY_IDENTITY);
  } else overlay.writeRow(entry, undefined);
  await overlay.commit();
  return isDue;
}
