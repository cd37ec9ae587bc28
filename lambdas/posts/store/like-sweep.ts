import { removeMany } from '../../table/batch.ts';
import { query } from '../../table/table.ts';
import type { LikeItem } from './items.ts';
import { postKeys, SHARDS } from './keys.ts';
import { tallyKey } from './tally.ts';

const PAGE = 100;

/**
 * Deletes a page of the likes of a deleted post, and after the last one what is counted of it in shards.
 *
 * @returns whether more may be left
 */
export async function sweepLikes(postId: string): Promise<boolean> {
  const { items, more } = await query<LikeItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :likes',
    ExpressionAttributeValues: { ':likes': postKeys.likesOf(postId) },
    Limit: PAGE,
  });
  await removeMany(items);
  if (!more) await removeMany(Array.from({ length: SHARDS }, (_, shard) => tallyKey(postId, shard)));
  return more;
}
