import type { Item } from '../types.ts';
import type { Catalog } from './catalog.ts';
import { prefixes, under } from './storage.ts';

/** One change of an item, as DynamoDB Streams hands it to Lambda. */
export interface ChangeRecord {
  eventID: string;
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  eventVersion: '1.1';
  eventSource: 'aws:dynamodb';
  eventSourceARN: string;
  awsRegion: string;
  dynamodb: {
    /** Epoch seconds. */
    ApproximateCreationDateTime: number;
    Keys: Item;
    NewImage?: Item;
    OldImage?: Item;
    /** Of a fixed width, so that text and number have the same order. */
    SequenceNumber: string;
    StreamViewType: 'NEW_AND_OLD_IMAGES';
  };
  /** Only on changes that the service itself has made. */
  userIdentity?: { type: string; principalId: string };
}

/** A change that its consumer has refused for good. */
export interface DeadChange {
  record: ChangeRecord;
  reason: string;
}

/** The changes of one table that have not been delivered yet, in commit order. */
export interface TableStream {
  /** The oldest changes. */
  read(limit: number): Promise<ChangeRecord[]>;
  /** Deletes changes that have been delivered. */
  acknowledge(records: ChangeRecord[]): Promise<void>;
  /** Moves a change to the dead letters. */
  giveUp(record: ChangeRecord, reason: string): Promise<void>;
  deadLetters(): Promise<DeadChange[]>;
  /** Calls the listener after each commit to the store. */
  onCommit(listener: () => void): void;
}

export interface ChangeLog {
  /** The sequence number of a table's next change. */
  nextNumber(table: string): string;
  /** To be called after each commit. */
  announce(): void;
  /** @throws Fault when there is no such table */
  streamOf(table: string): TableStream;
  /** Deletes all that is kept of a table's changes. */
  clear(table: string): Promise<void>;
}

const NUMBER_DIGITS = 21;
/** Sequence numbers do not begin with zeros. */
const FIRST_NUMBER = 10n ** BigInt(NUMBER_DIGITS - 1);

interface Counter {
  last: string;
}

async function collect<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const collected: Value[] = [];
  for await (const value of values) collected.push(value);
  return collected;
}

/** Delivered changes are deleted, so the counter row tells what the numbers of a table had reached by then. */
async function lastNumber(level: Dynalite.Level, table: string): Promise<bigint> {
  const counter = await level.get<Counter>(prefixes.changeCounter(table));
  let last = counter ? BigInt(counter.last) : FIRST_NUMBER;
  const newest = { ...under(prefixes.changes(table)), reverse: true, limit: 1 };
  for await (const { dynamodb } of level.values<ChangeRecord>(newest)) {
    const number = BigInt(dynamodb.SequenceNumber);
    if (number > last) last = number;
  }
  return last;
}

/** Opens the changes that a store keeps for the consumers of its tables. */
export async function openChangeLog(level: Dynalite.Level, catalog: Catalog): Promise<ChangeLog> {
  const listeners: (() => void)[] = [];
  const numbers = new Map<string, bigint>();
  for (const name of catalog.names()) numbers.set(name, await lastNumber(level, name));

  const keyOf = (table: string, { dynamodb }: ChangeRecord) =>
    prefixes.changes(table) + dynamodb.SequenceNumber;
  const counterRow = (table: string): Dynalite.BatchEntry => ({
    type: 'put',
    key: prefixes.changeCounter(table),
    value: { last: String(numbers.get(table) ?? FIRST_NUMBER) },
  });

  return {
    nextNumber(table) {
      const next = (numbers.get(table) ?? FIRST_NUMBER) + 1n;
      numbers.set(table, next);
      return String(next);
    },
    announce() {
      for (const listener of listeners) listener();
    },
    async clear(table) {
      await level.clear(under(prefixes.changes(table)));
      await level.clear(under(prefixes.deadChanges(table)));
      await level.batch([{ type: 'del', key: prefixes.changeCounter(table) }]);
      numbers.delete(table);
    },
    streamOf(table) {
      catalog.get(table);
      return {
        read: (limit) => collect(level.values<ChangeRecord>({ ...under(prefixes.changes(table)), limit })),
        async acknowledge(records) {
          const deletions = records.map(
            (record): Dynalite.BatchEntry => ({ type: 'del', key: keyOf(table, record) }),
          );
          await level.batch([...deletions, counterRow(table)]);
        },
        async giveUp(record, reason) {
          const key = prefixes.deadChanges(table) + record.dynamodb.SequenceNumber;
          const dead: DeadChange = { record, reason };
          await level.batch([
            { type: 'put', key, value: dead },
            { type: 'del', key: keyOf(table, record) },
            counterRow(table),
          ]);
        },
        deadLetters: () => collect(level.values<DeadChange>(under(prefixes.deadChanges(table)))),
        onCommit: (listener) => void listeners.push(listener),
      };
    },
  };
}
