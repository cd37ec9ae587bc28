import { unclaim } from '../media/unclaim.ts';
import { sweepComments, sweepReactions } from '../posts/store/comments/sweep.ts';
import { sweepLikes } from '../posts/store/like-sweep.ts';
import { sweepShards } from '../posts/store/spread.ts';
import { sweepVotes } from '../posts/store/vote-sweep.ts';
import type { JobKinds } from './items.ts';
import { inPhases, untilNoMore } from './phases.ts';

/**
 * Deletes what belonged to a deleted post. What its comments showed in lists goes with them.
 *
 * @returns where to go on, or undefined when all is done
 */
export const sweepPost = (
  { postId, authorId, files = [], hasPoll = false }: JobKinds['sweep-post'],
  cursor: string | undefined,
): Promise<string | undefined> =>
  inPhases(
    [
      async () => void (await sweepShards(postId)),
      // What the author counts as unread follows from these, so they go before the rest.
      untilNoMore(() => sweepLikes(postId)),
      untilNoMore(() => sweepComments(postId)),
      async () => void (await unclaim(files, authorId)),
      untilNoMore(async () => hasPoll && (await sweepVotes(postId))),
      untilNoMore(() => sweepReactions(postId)),
    ],
    cursor,
  );
