import { smallerCopies } from '../../shared/rules/picture-path.ts';
import { remove } from './bucket.ts';
import { deckKeyOf, mediaKeyOf } from './file-keys.ts';

/**
 * Deletes files that nothing shows any more, of pictures all sizes. Paths that were not stored for this member are left alone, and so is
 * what is gone already.
 *
 * @param paths as `claim` gave them
 */
export async function unclaim(paths: string[], memberId: string): Promise<void> {
  const keys = paths.flatMap((path) => {
    const deck = deckKeyOf(path, memberId);
    if (deck) return [deck];
    const key = mediaKeyOf(path, memberId);
    return key ? [key, ...smallerCopies(path).map((smaller) => smaller.path.slice(1))] : [];
  });
  await remove(keys);
}
