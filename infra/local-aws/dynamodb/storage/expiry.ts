import { rowOf } from '../dynalite.ts';
import type { Item } from '../types.ts';
import type { Table } from './catalog.ts';
import type { Database } from './database.ts';
import type { Overlay } from './overlay.ts';
import { prefixes, under } from './storage.ts';

const FIVE_YEARS_S = 5 * 365 * 86_400;
const SECONDS_DIGITS = 12;
const ROWS_PER_BATCH = 500;

/** When an item expires, in whole epoch seconds; undefined when it does not. */
function expiryOf(table: Table, item: Item | undefined): number | undefined {
  const value = table.expiryAttribute === undefined ? undefined : item?.[table.expiryAttribute];
  if (!value || !('N' in value)) return undefined;
  const seconds = Math.floor(Number(value.N));
  return seconds > 0 && seconds < 10 ** SECONDS_DIGITS ? seconds : undefined;
}

/** Whether an item is to go at `now` (epoch seconds). What expired over five years ago stays, as on AWS. */
export function isExpired(table: Table, item: Item | undefined, now: number): boolean {
  const seconds = expiryOf(table, item);
  return seconds !== undefined && seconds < now && seconds >= now - FIVE_YEARS_S;
}

const prefixAt = (table: Table, seconds: number) =>
  prefixes.expiries(table.description.TableName) +
  String(Math.max(0, Math.ceil(seconds))).padStart(SECONDS_DIGITS, '0');

const expiryKey = (table: Table, seconds: number, row: string) => `${prefixAt(table, seconds)}~${row}`;

function keyOf(table: Table, item: Item): Item {
  const names = new Set(table.description.KeySchema.map((key) => key.AttributeName));
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)));
}

/** Keeps a list of items by expiry beside them, so that a sweep costs what expires and not what is stored. */
export function trackExpiry(overlay: Overlay, table: Table, row: string, before?: Item, after?: Item): void {
  const [was, is] = [expiryOf(table, before), expiryOf(table, after)];
  if (was === is) return;
  if (was !== undefined) overlay.writeRow(expiryKey(table, was, row), undefined);
  if (after && is !== undefined) overlay.writeRow(expiryKey(table, is, row), keyOf(table, after));
}

/**
 * The entries that a sweep at `now` (epoch seconds) has to look at.
 *
 * @returns pairs of an entry's own storage key and the item's primary key
 */
export function dueEntries({ level }: Database, table: Table, now: number): AsyncIterable<[string, Item]> {
  return level.iterator<Item>({ gte: prefixAt(table, now - FIVE_YEARS_S), lt: prefixAt(table, now) });
}

/** Lists anew what expires in a table whose expiry attribute has changed. */
export async function listExpiries({ level }: Database, table: Table): Promise<void> {
  const { TableName: name } = table.description;
  await level.clear(under(prefixes.expiries(name)));
  const batch: Dynalite.BatchEntry[] = [];
  for await (const item of level.values<Item>(under(prefixes.items(name)))) {
    const seconds = expiryOf(table, item);
    if (seconds === undefined) continue;
    const key = expiryKey(table, seconds, rowOf(item, table.description));
    batch.push({ type: 'put', key, value: keyOf(table, item) });
    if (batch.length === ROWS_PER_BATCH) await level.batch(batch.splice(0));
  }
  await level.batch(batch);
}
