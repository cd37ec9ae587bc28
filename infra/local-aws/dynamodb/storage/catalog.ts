import { tableExists, tableNotFound } from '../faults.ts';
import type { TableDefinition } from '../types.ts';
import { prefixes, under } from './storage.ts';

/** A table as `DescribeTable` shows it, with the attribute that makes its items expire. */
export interface Table {
  description: TableDefinition;
  expiryAttribute?: string;
}

/** The tables. They are few and asked for by every operation, so all of them stay in memory. */
export interface Catalog {
  names(): string[];
  has(name: string): boolean;
  /** @throws Fault ResourceNotFoundException */
  get(name: string): Table;
  /** @throws Fault ResourceInUseException when the name is taken */
  add(table: Table): Promise<void>;
  replace(table: Table): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Reads the tables of a store. */
export async function loadCatalog(level: Dynalite.Level): Promise<Catalog> {
  const tables = new Map<string, Table>();
  for await (const table of level.values<Table>(under(prefixes.tables))) {
    tables.set(table.description.TableName, table);
  }

  async function replace(table: Table) {
    const name = table.description.TableName;
    await level.put(prefixes.tables + name, table);
    tables.set(name, table);
  }

  return {
    names: () => [...tables.keys()].sort(),
    has: (name) => tables.has(name),
    get(name) {
      const table = tables.get(name);
      if (!table) throw tableNotFound();
      return table;
    },
    async add(table) {
      if (tables.has(table.description.TableName)) throw tableExists(table.description.TableName);
      await replace(table);
    },
    replace,
    async remove(name) {
      await level.batch([{ type: 'del', key: prefixes.tables + name }]);
      tables.delete(name);
    },
  };
}
