import { sameItem, sameOptional } from './equality.ts';
import { itemSize } from './item-size.ts';
import type { CapacityOptions, IndexDefinition, Item, TableDefinition } from './types.ts';

const READ_UNIT_BYTES = 4096;
const WRITE_UNIT_BYTES = 1024;

/** Capacity units consumed on a table and, by name, on its indexes. */
export interface Units {
  table: number;
  indexes: Record<string, number>;
}

export const tableUnits = (table: number): Units => ({ table, indexes: {} });

/**
 * What reading this many bytes in one go costs. Nothing found costs as much as the smallest item.
 *
 * @returns read units: half as many for an eventually consistent read
 */
export function readUnits(bytes: number, consistent = false): number {
  return Math.max(1, Math.ceil(bytes / READ_UNIT_BYTES)) * (consistent ? 1 : 0.5);
}

const writeUnits = (item: Item | undefined) =>
  Math.max(1, Math.ceil((item ? itemSize(item) : 0) / WRITE_UNIT_BYTES));

/** The row that an index keeps for an item, or undefined when the item is not in the index. */
function indexRow(index: IndexDefinition, table: TableDefinition, item: Item | undefined): Item | undefined {
  const indexKeys = index.KeySchema.map((key) => key.AttributeName);
  if (!item || indexKeys.some((name) => item[name] === undefined)) return undefined;
  if (index.Projection.ProjectionType === 'ALL') return item;
  const kept = new Set([
    ...indexKeys,
    ...table.KeySchema.map((key) => key.AttributeName),
    ...(index.Projection.NonKeyAttributes ?? []),
  ]);
  return Object.fromEntries(Object.entries(item).filter(([name]) => kept.has(name)));
}

function indexWriteUnits(index: IndexDefinition, before: Item | undefined, after: Item | undefined): number {
  if (!before && !after) return 0;
  if (!before) return writeUnits(after);
  if (!after) return writeUnits(before);
  const moved = index.KeySchema.some(
    (key) => !sameOptional(before[key.AttributeName], after[key.AttributeName]),
  );
  if (moved) return writeUnits(before) + writeUnits(after);
  return sameItem(before, after) ? 0 : Math.max(writeUnits(before), writeUnits(after));
}

/**
 * What one write costs: the larger image on the table, and on each index what changes there.
 *
 * @param before the item as it was, undefined when there was none
 * @param after the item as it is now, undefined when it is gone
 */
export function unitsOfWrite(
  table: TableDefinition,
  before: Item | undefined,
  after: Item | undefined,
): Units {
  const indexes: Record<string, number> = {};
  for (const index of table.GlobalSecondaryIndexes ?? []) {
    const units = indexWriteUnits(index, indexRow(index, table, before), indexRow(index, table, after));
    if (units) indexes[index.IndexName] = units;
  }
  return { table: Math.max(writeUnits(before), writeUnits(after)), indexes };
}

/** The sum of several operations' units. */
export function sumUnits(list: Units[]): Units {
  const sum = tableUnits(0);
  for (const { table, indexes } of list) {
    sum.table += table;
    for (const [name, units] of Object.entries(indexes)) sum.indexes[name] = (sum.indexes[name] ?? 0) + units;
  }
  return sum;
}

/** Units by table, gathered over the parts of a batch or transaction. */
export type Bill = Record<string, Units>;

/** Adds the units of one part to what its table has consumed so far. */
export function charge(bill: Bill, tableName: string, units: Units): void {
  bill[tableName] = sumUnits([bill[tableName] ?? tableUnits(0), units]);
}

/** Transactions also say whether units were read or written; other operations do not. */
export type UnitKind = 'ReadCapacityUnits' | 'WriteCapacityUnits';

function describe(tableName: string, units: Units, detailed: boolean, kind?: UnitKind): object {
  const amount = (number: number) => ({ CapacityUnits: number, ...(kind && { [kind]: number }) });
  const indexes = Object.entries(units.indexes);
  const ofIndexes = indexes.reduce((sum, [, number]) => sum + number, 0);
  return {
    TableName: tableName,
    ...amount(units.table + ofIndexes),
    ...(detailed && { Table: amount(units.table) }),
    ...(detailed &&
      indexes.length > 0 && {
        GlobalSecondaryIndexes: Object.fromEntries(indexes.map(([name, number]) => [name, amount(number)])),
      }),
  };
}

const isAsked = ({ ReturnConsumedCapacity: asked }: CapacityOptions) =>
  asked === 'TOTAL' || asked === 'INDEXES';

/** The `ConsumedCapacity` member of an answer about one table, empty unless the request asks for it. */
export function consumed(request: CapacityOptions & { TableName: string }, units: Units): object {
  if (!isAsked(request)) return {};
  return {
    ConsumedCapacity: describe(request.TableName, units, request.ReturnConsumedCapacity === 'INDEXES'),
  };
}

/** The `ConsumedCapacity` list of an answer about several tables, empty unless the request asks for it. */
export function consumedByTable(request: CapacityOptions, bill: Bill, kind?: UnitKind): object {
  if (!isAsked(request)) return {};
  const detailed = request.ReturnConsumedCapacity === 'INDEXES';
  return {
    ConsumedCapacity: Object.entries(bill).map(([name, units]) => describe(name, units, detailed, kind)),
  };
}
