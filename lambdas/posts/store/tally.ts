import { randomInt } from 'node:crypto';
import type { Key } from '../../table/key.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { get } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import { PostNotFoundError } from './errors.ts';
import type { Counts, TallyItem, TallyShardItem } from './items.ts';
import { monthOf, postKeys, SHARDS } from './keys.ts';

/**
 * Where a post's likes, votes and comments are counted: in its tally, or in one of the shards beside it.
 *
 * @param shard below `SHARDS`; undefined for the tally itself
 */
export const tallyKey = (postId: string, shard?: number): Key<TallyItem | TallyShardItem> =>
  shard === undefined
    ? postKeys.tally(monthOf(postId), postId)
    : postKeys.tallyShard(monthOf(postId), postId, shard);

/** Whether a post exists, as it stands now: its tally comes and goes with it. */
export const postExists = async (postId: string): Promise<boolean> =>
  (await get(postKeys.tally(monthOf(postId), postId), { consistent: true })) !== undefined;

/**
 * The write that adds to the counts of a post. In the tally it fails with PostNotFoundError once the post is deleted; a
 * shard is not checked, and what it counts of a deleted post is removed by the job that sweeps the post.
 */
export function addToCounts(postId: string, changes: Counts, shard: number | undefined): Write {
  const names = Object.keys(changes);
  return {
    key: tallyKey(postId, shard),
    update: `ADD ${names.map((name) => `${name} :${name}`).join(', ')}`,
    values: Object.fromEntries(Object.entries(changes).map(([name, by]) => [`:${name}`, by])),
    ...(shard === undefined && {
      condition: 'attribute_exists(pk)',
      otherwise: () => new PostNotFoundError(),
    }),
  };
}

/**
 * Runs work whose transaction counts on a post, anew after each conflict. The first try counts in the tally; the next
 * ones in random shards, so that a popular post has no item that every member waits for.
 *
 * @throws what `retryOnConflict` throws
 */
export function retryInShards<T>(work: (shard: number | undefined) => Promise<T>): Promise<T> {
  let next: number | undefined;
  return retryOnConflict(() => {
    const shard = next;
    next = randomInt(SHARDS);
    return work(shard);
  });
}
