import { assertItem, indexRowsOf, itemKey, rowOf } from '../dynalite.ts';
import type { Database } from '../storage/database.ts';
import { trackExpiry } from '../storage/expiry.ts';
import { createOverlay, indexRowKey } from '../storage/overlay.ts';
import type { Item } from '../types.ts';

/**
 * Stores new items in one batch, as an import from S3 does: nothing is read, no condition is checked, and the stream of
 * the table hears of nothing.
 *
 * @param items none of them in the table already
 * @throws Fault when an item lacks its key
 */
export async function loadItems(database: Database, name: string, items: Item[]): Promise<void> {
  const table = database.catalog.get(name);
  const overlay = createOverlay(database);
  for (const item of items) {
    assertItem(item, table.description);
    const row = rowOf(item, table.description);
    overlay.writeItem(itemKey(item, table.description), item);
    for (const { index, key, item: part } of indexRowsOf(item, table.description))
      overlay.writeRow(indexRowKey(name, index, key, row), part);
    trackExpiry(overlay, table, row, undefined, item);
  }
  await overlay.commit();
}
