import { STORE_OPTIONS } from '../dynalite.ts';
import type { Item } from '../types.ts';
import type { Catalog } from './catalog.ts';
import type { Database } from './database.ts';
import { prefixes } from './storage.ts';

/**
 * Writes that are not visible to anybody yet. They are read back through the overlay, and either all reach the
 * store in one LevelDB batch or, when the overlay is dropped, none does.
 */
export interface Overlay {
  readItem(key: string): Promise<Item | undefined>;
  writeItem(key: string, item: Item | undefined): void;
  /** Any other row, such as one of an index; undefined removes it. */
  writeRow(key: string, value: object | undefined): void;
  commit(): Promise<void>;
}

export function createOverlay({ level, changeLog }: Database): Overlay {
  const items = new Map<string, Item | undefined>();
  const changes = new Map<string, object | undefined>();
  return {
    async readItem(key) {
      if (!items.has(key)) items.set(key, level.getSync<Item>(key));
      return items.get(key);
    },
    writeItem(key, item) {
      items.set(key, item);
      changes.set(key, item);
    },
    writeRow(key, value) {
      changes.set(key, value);
    },
    async commit() {
      const batch = [...changes].map(
        ([key, value]): Dynalite.BatchEntry => (value ? { type: 'put', key, value } : { type: 'del', key }),
      );
      if (batch.length === 0) return;
      await level.batch(batch);
      changeLog.announce();
    },
  };
}

/** The storage key of an item's row in an index: dynalite tells index rows apart by 24 bits of hash, which collide. */
export const indexRowKey = (table: string, index: string, key: string, row: string): string =>
  `${prefixes.index(table, index)}${key}/${row}`;

/**
 * The store that dynalite's actions see while they write one item into an overlay.
 *
 * @param row the item's own row
 */
export function storeFor(overlay: Overlay, catalog: Catalog, row: string): Dynalite.Store {
  return {
    options: STORE_OPTIONS,
    getTable: (name, done) => done(undefined, catalog.get(name).description),
    getItemDb(table) {
      const prefix = prefixes.items(table);
      return {
        // Writes come one at a time, so there is nobody to lock out.
        lock: (_key, run) => run((done) => done),
        get(key, done) {
          overlay
            .readItem(prefix + key)
            .then((item) => done(undefined, item))
            .catch(done);
        },
        put(key, item, done) {
          overlay.writeItem(prefix + key, item);
          done();
        },
        del(key, done) {
          overlay.writeItem(prefix + key, undefined);
          done();
        },
      };
    },
    getIndexDb(_kind, table, index) {
      const keyOf = (key: string) => indexRowKey(table, index, key, row);
      return {
        put(key, item, done) {
          overlay.writeRow(keyOf(key), item);
          done();
        },
        del(key, done) {
          overlay.writeRow(keyOf(key), undefined);
          done();
        },
      };
    },
  };
}
