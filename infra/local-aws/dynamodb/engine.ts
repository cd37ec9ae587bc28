import { unknownOperation } from './faults.ts';
import { batchGetItem, batchWriteItem } from './operations/batches.ts';
import { forgetOldTokens } from './operations/idempotency.ts';
import { loadItems } from './operations/load.ts';
import { query, scan } from './operations/pages.ts';
import { getItem, transactGetItems } from './operations/reads.ts';
import { createTable, deleteTable, describeTable, listTables, updateTable } from './operations/tables.ts';
import { transactWriteItems } from './operations/transactions.ts';
import { describeTimeToLive, type Exclusively, sweep, updateTimeToLive } from './operations/ttl.ts';
import { deleteItem, putItem, updateItem } from './operations/writes.ts';
import type { TableStream } from './storage/change-log.ts';
import { type Database, openDatabase } from './storage/database.ts';
import type { Item, JsonObject } from './types.ts';

type Operation = (database: Database, body: JsonObject) => Promise<object>;

/** These run beside each other and beside a write: they see the state before or after its batch. */
const concurrent = new Map<string, Operation>(
  Object.entries({
    BatchGetItem: batchGetItem,
    DescribeTable: describeTable,
    DescribeTimeToLive: describeTimeToLive,
    GetItem: getItem,
    ListTables: listTables,
    Query: query,
    Scan: scan,
  }),
);

/** These run one after the other, which is what makes conditions and transactions hold. */
const exclusive = new Map<string, Operation>(
  Object.entries({
    BatchWriteItem: batchWriteItem,
    CreateTable: createTable,
    DeleteItem: deleteItem,
    DeleteTable: deleteTable,
    PutItem: putItem,
    TransactGetItems: transactGetItems,
    TransactWriteItems: transactWriteItems,
    UpdateItem: updateItem,
    UpdateTable: updateTable,
    UpdateTimeToLive: updateTimeToLive,
  }),
);

function createQueue(): Exclusively {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

export interface Engine {
  /**
   * @param operation the name of the API operation, such as `PutItem`
   * @throws Fault when the request is refused
   */
  execute(operation: string, body: JsonObject): Promise<object>;
  /**
   * Deletes what has expired.
   *
   * @param now epoch seconds
   * @returns the number of items deleted
   */
  sweepExpired(now: number): Promise<number>;
  /** Stores many new items at once, of which the stream of their table does not hear. */
  load(table: string, items: Item[]): Promise<void>;
  /** @throws Fault when there is no such table */
  streamOf(table: string): TableStream;
  /** Waits for the write under way and closes the store. */
  close(): Promise<void>;
}

/**
 * @param path the LevelDB folder; in memory when absent
 * @throws DataFolderInUseError when another process has the folder open
 */
export async function openEngine(path?: string): Promise<Engine> {
  const database = await openDatabase(path);
  const exclusively = createQueue();
  let sweeping: Promise<unknown> = Promise.resolve();

  async function sweepAll(now: number): Promise<number> {
    await exclusively(() => forgetOldTokens(database));
    return sweep(database, exclusively, now);
  }

  return {
    async execute(operation, body) {
      const reading = concurrent.get(operation);
      if (reading) return reading(database, body);
      const writing = exclusive.get(operation);
      if (!writing) throw unknownOperation(operation);
      return exclusively(() => writing(database, body));
    },
    sweepExpired(now) {
      const deleted = sweepAll(now);
      sweeping = Promise.allSettled([sweeping, deleted]);
      return deleted;
    },
    load: (table, items) => exclusively(() => loadItems(database, table, items)),
    streamOf: (table) => database.changeLog.streamOf(table),
    async close() {
      await sweeping;
      await exclusively(() => database.level.close());
    },
  };
}
