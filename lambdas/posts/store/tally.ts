import { randomInt } from 'node:crypto';
import { ContendedError, ThrottledError } from '../../table/errors.ts';
import type { Key } from '../../table/key.ts';
import { isConflict, retryOnConflict } from '../../table/retry.ts';
import { get, type Stored } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import { PostNotFoundError } from './errors.ts';
import type { Counts, TallyItem } from './items.ts';
import { monthOf, postKeys, SHARDS } from './keys.ts';
import { spreadCounts } from './spread.ts';

/** Where a post's likes, votes and comments are counted, unless too many come at once. */
export const tallyKey = (postId: string): Key<TallyItem> => postKeys.tally(monthOf(postId), postId);

const readTally = (postId: string): Promise<Stored<TallyItem> | undefined> =>
  get(tallyKey(postId), { consistent: true });

/** Whether a post exists, as it stands now: its tally comes and goes with it. */
export const postExists = async (postId: string): Promise<boolean> => (await readTally(postId)) !== undefined;

/**
 * The write that adds to the counts of a post.
 *
 * @param shard below `SHARDS`; undefined for the tally itself
 * @returns in the tally it fails with PostNotFoundError once the post is deleted; in a shard with ConditionFailedError
 *   once that is folded
 */
export function addToCounts(postId: string, changes: Counts, shard: number | undefined): Write {
  const all = Object.entries({ ...changes, ...(shard !== undefined && { changes: 1 }) });
  return {
    key: shard === undefined ? tallyKey(postId) : postKeys.tallyShard(postId, shard),
    update: `ADD ${all.map(([name]) => `${name} :${name}`).join(', ')}`,
    values: Object.fromEntries(all.map(([name, by]) => [`:${name}`, by])),
    condition: 'attribute_exists(pk)',
    ...(shard === undefined && { onConditionFailed: () => new PostNotFoundError() }),
  };
}

/** How often a try may find others at the tally before it has the counts of the post spread. */
const TRIES_IN_TALLY = 2;

const isBusy = (error: unknown, { pk, sk }: Key): boolean =>
  (error instanceof ContendedError || error instanceof ThrottledError) &&
  error.items.some((item) => item.pk === pk && item.sk === sk);

const passes = (error: unknown): boolean => isConflict(error) || error instanceof ThrottledError;

type SpreadOrNot = Pick<TallyItem, 'spread'>;

/** Where a try is to count: in the tally, or in one of the shards of that name. */
export type CountTarget = { shard?: undefined } | { shard: number; spread: string };

/** Chooses where to count, by what was just read of the post. */
type ChooseTarget = (found: SpreadOrNot) => Promise<CountTarget>;

/**
 * Runs work whose transaction counts on a post, anew after each conflict. It counts in the tally; where others are at
 * that time and again, or its partition is throttled, the counts of the post are spread, and it counts in a shard.
 *
 * @param work reads the post at each try, and then chooses where to count
 * @throws what `retryOnConflict` throws, ThrottledError when everything is throttled for four seconds
 */
export function retryInShards<T>(postId: string, work: (choose: ChooseTarget) => Promise<T>): Promise<T> {
  let busy = 0;
  const choose: ChooseTarget = async ({ spread }) => {
    if (spread === undefined && busy < TRIES_IN_TALLY) return {};
    return { spread: spread ?? (await spreadCounts(postId)), shard: randomInt(SHARDS) };
  };
  return retryOnConflict(async () => {
    try {
      return await work(choose);
    } catch (error) {
      if (isBusy(error, tallyKey(postId))) busy += 1;
      throw error;
    }
  }, passes);
}

/**
 * The same for work that does not read the post itself.
 *
 * @param work takes the shard to count in, undefined for the tally
 * @param found what was read of the post before, if anything
 * @throws PostNotFoundError when the post is gone by the second try
 */
export function retryCounting<T>(
  postId: string,
  work: (shard: number | undefined) => Promise<T>,
  found: SpreadOrNot = {},
): Promise<T> {
  let known: SpreadOrNot | undefined = found;
  return retryInShards(postId, async (choose) => {
    const tally = known ?? (await readTally(postId));
    known = undefined;
    if (!tally) throw new PostNotFoundError();
    const { shard } = await choose(tally);
    return work(shard);
  });
}
