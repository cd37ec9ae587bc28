import database from 'dynalite/db/index.js';

/** LevelDB lets one process at a time into a folder. */
export class DataFolderInUseError extends Error {
  readonly path: string;

  constructor(path: string, cause: unknown) {
    super(`The data folder ${path} is in use by another process`, { cause });
    this.name = 'DataFolderInUseError';
    this.path = path;
  }
}

/** Every kind of row lives under its own prefix; table and index names cannot contain the separator. */
export const prefixes = {
  tables: 'table~',
  tokens: 'token~',
  items: (table: string) => `item~${table}~`,
  index: (table: string, index: string) => `index~${table}~${index}~`,
  expiries: (table: string) => `expiry~${table}~`,
  changes: (table: string) => `change~${table}~`,
  deadChanges: (table: string) => `deadchange~${table}~`,
  changeCounter: (table: string) => `changecounter~${table}`,
};

/** All rows under a prefix. */
export const under = (prefix: string): Dynalite.Range => ({ gte: prefix, lt: `${prefix}\uffff` });

/**
 * Opens the store. A batch is one write to LevelDB's log: the operating system has it before the caller is
 * answered, so that killing the process neither tears nor loses it and no write needs to wait for the disk.
 *
 * @param path the folder, made when missing; in memory when absent
 * @throws DataFolderInUseError when another process has the folder open
 */
export async function openStorage(path?: string): Promise<Dynalite.Level> {
  const level = database.create({ path }).db;
  try {
    await level.open();
    return level;
  } catch (error) {
    if (path !== undefined && isLocked(error)) throw new DataFolderInUseError(path, error);
    throw error;
  }
}

function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'LEVEL_LOCKED') || isLocked(error.cause);
}
