import { foldCounts } from '../posts/store/spread.ts';
import type { JobKinds } from './items.ts';
import { REST_MS, startJob } from './store.ts';

/**
 * Brings what is counted of a post in shards back into its tally. While too many come at the same moment it begins anew
 * a minute later.
 *
 * @returns always undefined: it is done in one step
 */
export async function foldCountsOf({ postId }: JobKinds['fold-counts']): Promise<undefined> {
  if (!(await foldCounts(postId))) await startJob('fold-counts', { postId }, postId, REST_MS);
}
