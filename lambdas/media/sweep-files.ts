import { listed, remove } from './bucket.ts';
import { foldersOf } from './file-keys.ts';

/**
 * Deletes a page of what a deleted member has stored or uploaded.
 *
 * @returns whether more is left
 */
export async function sweepFiles(memberId: string): Promise<boolean> {
  for (const folder of foldersOf(memberId)) {
    const { keys, isMore } = await listed(folder);
    await remove(keys);
    if (isMore) return true;
  }
  return false;
}
