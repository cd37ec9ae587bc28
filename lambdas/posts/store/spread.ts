import { delayed, newJob, SECOND_PASS_DELAY_MS } from '../../jobs/store.ts';
import { removeMany } from '../../table/batch.ts';
import { ConditionFailedError, ThrottledError } from '../../table/errors.ts';
import { newId } from '../../table/ids.ts';
import { isConflict } from '../../table/retry.ts';
import { get, primary, query, queryPages, type Stored } from '../../table/table.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import { postJobKinds } from '../jobs/kinds.ts';
import type { Counts, OptionId, TallyShardItem } from './items.ts';
import { monthOf, postKeys, SHARDS } from './keys.ts';

/**
 * Spreads the counts of a post over shards, with the job that folds them again. A call that does so on its way to its
 * effect has tried that in the tally before, so it may write.
 *
 * @returns the name of the shards
 * @throws ConditionFailedError when another call has spread them, or the post is gone
 * @throws ContendedError, ThrottledError
 */
export async function spreadCounts(postId: string): Promise<string> {
  const spread = newId();
  const shards = Array.from(
    { length: SHARDS },
    (_, shard): Write => ({ put: { ...postKeys.tallyShard(postId, shard), spread, changes: 0 } }),
  );
  const mark: Write = {
    key: postKeys.tally(monthOf(postId), postId),
    update: 'SET spread = :spread',
    condition: 'attribute_exists(pk) AND attribute_not_exists(spread)',
    values: { ':spread': spread },
  };
  const job: Write = {
    put: delayed(newJob(postJobKinds.foldCounts, { postId }, postId), SECOND_PASS_DELAY_MS),
  };
  await transact([mark, ...shards, job]);
  return spread;
}

const shardsIn = (pk: string, consistent: boolean) =>
  query<TallyShardItem>({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: consistent,
  });

/**
 * Reads the shards of a post.
 *
 * @param spread as the tally names them
 * @returns undefined when they have been folded since the tally was read
 */
export async function readShards(
  postId: string,
  spread: string,
  { consistent }: { consistent: boolean },
): Promise<Stored<TallyShardItem>[] | undefined> {
  const pages = await Promise.all(postKeys.tallyPartitions(postId).map((pk) => shardsIn(pk, consistent)));
  const shards = pages.flatMap(({ items }) => items).filter((shard) => shard.spread === spread);
  return shards.length === SHARDS ? shards : undefined;
}

const isCount = (name: string): name is 'likeCount' | 'commentCount' | OptionId =>
  name === 'likeCount' || name === 'commentCount' || name.startsWith('option');

/** What some shards count together. */
export function sumOf(shards: Counts[]): Counts {
  const sum: Counts = {};
  for (const shard of shards)
    for (const name of Object.keys(shard).filter(isCount)) sum[name] = (sum[name] ?? 0) + (shard[name] ?? 0);
  return sum;
}

/** Adds to the tally what stands in shards and removes them, all or nothing; no shard may have changed meanwhile. */
async function fold(postId: string): Promise<void> {
  const key = postKeys.tally(monthOf(postId), postId);
  const { spread } = (await get(key, { consistent: true })) ?? {};
  if (spread === undefined) return;
  const shards = await readShards(postId, spread, { consistent: true });
  if (!shards) throw new ConditionFailedError('others have folded these shards');
  const sum = Object.entries(sumOf(shards));
  const added = sum.map(([name]) => `${name} :${name}`).join(', ');
  await transact([
    {
      key,
      update: `REMOVE spread${added && ` ADD ${added}`}`,
      condition: 'spread = :spread',
      values: { ':spread': spread, ...Object.fromEntries(sum.map(([name, by]) => [`:${name}`, by])) },
    },
    ...shards.map(
      (shard): Write => ({
        delete: primary(shard),
        condition: 'changes = :seen',
        values: { ':seen': shard.changes },
      }),
    ),
  ]);
}

const FOLD_TRIES = 3;

/**
 * Brings what is counted of a post in shards back into its tally.
 *
 * @returns false when so many come that it keeps changing, or its partition is throttled
 */
export async function foldCounts(postId: string): Promise<boolean> {
  for (let tries = 0; tries < FOLD_TRIES; tries += 1)
    try {
      await fold(postId);
      return true;
    } catch (error) {
      if (!isConflict(error) && !(error instanceof ThrottledError)) throw error;
    }
  return false;
}

/** Removes the shards of a deleted post: from then on nothing can be counted of it. */
export async function sweepShards(postId: string): Promise<void> {
  const [former, ...pages] = await Promise.all([
    queryPages<Counts>({
      KeyConditionExpression: 'pk = :month AND begins_with(sk, :shards)',
      ExpressionAttributeValues: {
        ':month': postKeys.month(monthOf(postId)),
        ':shards': postKeys.formerShard(monthOf(postId), postId, '').sk,
      },
    }),
    ...postKeys.tallyPartitions(postId).map((pk) => shardsIn(pk, true)),
  ]);
  await removeMany([...former, ...pages.flatMap(({ items }) => items)]);
}
