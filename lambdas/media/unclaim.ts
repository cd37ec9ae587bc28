import { remove } from './bucket.ts';
import { mediaKeyOf } from './places.ts';

/**
 * Deletes files that nothing shows any more. Paths that were not stored for this member are left alone, and so is
 * what is gone already.
 *
 * @param paths as `claim` gave them
 */
export async function unclaim(paths: string[], memberId: string): Promise<void> {
  await remove(paths.map((path) => mediaKeyOf(path, memberId)).filter((key) => key !== undefined));
}
