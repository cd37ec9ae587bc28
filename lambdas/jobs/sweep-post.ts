import type { JobKinds } from '../data/items.ts';
import { sweepLikes } from '../data/like-sweep.ts';
import { sweepVotes } from '../data/vote-sweep.ts';
import { unclaim } from '../media/unclaim.ts';

type Sweep = (about: JobKinds['sweep-post'], cursor?: string) => Promise<string | undefined>;

/** What a post leaves behind, in the order in which it goes; each says where to go on, or nothing when it is done. */
const SWEEPS: Sweep[] = [
  async ({ files = [], authorId }) => void (await unclaim(files, authorId)),
  async ({ postId, hasPoll }) => (hasPoll && (await sweepVotes(postId)) ? 'more' : undefined),
  ({ postId, authorId }, cursor) => sweepLikes(postId, authorId, cursor),
];

/**
 * Deletes what hung on a deleted post.
 *
 * @returns where to go on, or undefined when all is done
 */
export async function sweepPost(about: JobKinds['sweep-post'], cursor = '0'): Promise<string | undefined> {
  const [at = '', ...within] = cursor.split('/');
  const next = await SWEEPS[Number(at)]?.(about, within[0]);
  if (next !== undefined) return `${at}/${next}`;
  return Number(at) + 1 < SWEEPS.length ? String(Number(at) + 1) : undefined;
}
