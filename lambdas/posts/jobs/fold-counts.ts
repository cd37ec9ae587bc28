import type { PayloadOf } from '../../jobs/kind.ts';
import { SECOND_PASS_DELAY_MS, startJob } from '../../jobs/store.ts';
import { foldCounts } from '../store/spread.ts';
import { postJobKinds } from './kinds.ts';

/**
 * Brings what is counted of a post in shards back into its tally. While too many come at the same moment it begins anew
 * a minute later.
 *
 * @returns always undefined: it is done in one step
 */
export async function foldCountsOf({
  postId,
}: PayloadOf<typeof postJobKinds.foldCounts>): Promise<undefined> {
  if (!(await foldCounts(postId)))
    await startJob(postJobKinds.foldCounts, { postId }, postId, SECOND_PASS_DELAY_MS);
}
