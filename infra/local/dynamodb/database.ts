import type { Catalog } from './catalog.ts';
import { loadCatalog } from './catalog.ts';
import { openStorage } from './storage.ts';

/** What every operation works on. */
export interface Database {
  level: Dynalite.Level;
  catalog: Catalog;
}

/**
 * @param path the LevelDB folder; in memory when absent
 * @throws DataFolderInUseError when another process has the folder open
 */
export async function openDatabase(path?: string): Promise<Database> {
  const level = await openStorage(path);
  return { level, catalog: await loadCatalog(level) };
}
