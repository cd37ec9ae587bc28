import { removeMany } from '../../table/batch.ts';
import { query } from '../../table/table.ts';
import type { VoteItem } from './items.ts';
import { postKeys, SHARDS } from './keys.ts';

const PAGE_OF_SHARD = 25;

const readShard = (postId: string, shard: number) =>
  query<VoteItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :votes',
    ExpressionAttributeValues: { ':votes': postKeys.votes(postId, shard) },
    Limit: PAGE_OF_SHARD,
  });

/**
 * Deletes a page of the votes on the poll of a deleted post.
 *
 * @returns whether more may be left
 */
export async function sweepVotes(postId: string): Promise<boolean> {
  const pages = await Promise.all(Array.from({ length: SHARDS }, (_, shard) => readShard(postId, shard)));
  await removeMany(pages.flatMap(({ items }) => items));
  return pages.some(({ more }) => more);
}
