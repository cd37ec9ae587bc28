import { removeMany } from './batch.ts';
import type { LikeItem } from './items.ts';
import { keys } from './keys.ts';
import { setLike } from './likes.ts';
import { query, remove } from './table.ts';

const SWEEP_PAGE = 100;

/** The post of a like is gone. */
class GoneError extends Error {
  override readonly name = 'GoneError';
}

/**
 * Deletes likes of a post, one page of one index partition at a time.
 *
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when no like is left
 */
export async function sweepLikes(postId: string, cursor = '0'): Promise<string | undefined> {
  const partitions = keys.likersOf(postId);
  const at = Number(cursor);
  const partition = partitions[at];
  if (partition === undefined) return undefined;
  const { items, more } = await query<LikeItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :partition',
    ExpressionAttributeValues: { ':partition': partition },
    Limit: SWEEP_PAGE,
  });
  await removeMany(items);
  if (more) return cursor;
  return at + 1 < partitions.length ? String(at + 1) : undefined;
}

/**
 * Takes back a page of the likes that a vanished member has given, with their counts.
 *
 * @returns whether more may be left
 */
export async function sweepLikesOf(memberId: string): Promise<boolean> {
  const { items, more } = await query<LikeItem>({
    KeyConditionExpression: 'pk = :member AND begins_with(sk, :likes)',
    ExpressionAttributeValues: { ':member': keys.member(memberId), ':likes': keys.like(memberId, '').sk },
    ConsistentRead: true,
    Limit: SWEEP_PAGE,
  });
  for (const item of items) {
    try {
      const wish = { memberId, postId: item.postId, liked: false, once: [] };
      await setLike(wish, () => new GoneError('the post is gone'));
    } catch (error) {
      if (!(error instanceof GoneError)) throw error;
      await remove(item);
    }
  }
  return more;
}
