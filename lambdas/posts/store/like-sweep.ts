import { removeMany } from '../../table/batch.ts';
import { query } from '../../table/table.ts';
import type { LikeItem } from './items.ts';
import { postKeys } from './keys.ts';

const PAGE_OF_PARTITION = 50;

const readPartition = (partition: string) =>
  query<LikeItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :likes',
    ExpressionAttributeValues: { ':likes': partition },
    Limit: PAGE_OF_PARTITION,
  });

/**
 * Deletes a page of the likes of a deleted post.
 *
 * @returns whether more may be left
 */
export async function sweepLikes(postId: string): Promise<boolean> {
  const pages = await Promise.all(postKeys.likesOf(postId).map(readPartition));
  await removeMany(pages.flatMap(({ items }) => items));
  return pages.some(({ more }) => more);
}
