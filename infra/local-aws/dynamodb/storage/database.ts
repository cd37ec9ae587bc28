import type { Catalog } from './catalog.ts';
import { loadCatalog } from './catalog.ts';
import { type ChangeLog, openChangeLog } from './change-log.ts';
import { openStorage } from './storage.ts';

/** What every operation works on. */
export interface Database {
  level: Dynalite.Level;
  catalog: Catalog;
  changeLog: ChangeLog;
}

/**
 * @param path the LevelDB folder; in memory when absent
 * @throws DataFolderInUseError when another process has the folder open
 */
export async function openDatabase(path?: string): Promise<Database> {
  const level = await openStorage(path);
  const catalog = await loadCatalog(level);
  return { level, catalog, changeLog: await openChangeLog(level, catalog) };
}
