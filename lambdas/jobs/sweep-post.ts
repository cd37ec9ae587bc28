import type { JobKinds } from '../data/items.ts';
import { sweepLikes } from '../data/like-sweep.ts';

/**
 * Deletes what hung on a deleted post.
 *
 * @returns where to go on, or undefined when all is done
 */
export const sweepPost = (
  { postId, authorId }: JobKinds['sweep-post'],
  cursor: string | undefined,
): Promise<string | undefined> => sweepLikes(postId, authorId, cursor);
