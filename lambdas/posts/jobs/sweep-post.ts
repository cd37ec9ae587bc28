import type { PayloadOf } from '../../jobs/kind.ts';
import { inPhases, untilNoMore } from '../../jobs/phases.ts';
import { unclaim } from '../../media/unclaim.ts';
import { sweepComments, sweepReactions } from '../store/comments/sweep.ts';
import { sweepVersions } from '../store/edits.ts';
import { sweepLikes } from '../store/like-sweep.ts';
import { sweepShards } from '../store/spread.ts';
import { sweepVotes } from '../store/vote-sweep.ts';
import type { postJobKinds } from './kinds.ts';

/**
 * Deletes what belonged to a deleted post. What its comments showed in lists goes with them.
 *
 * @returns where to go on, or undefined when all is done
 */
export const sweepPost = (
  {
    postId,
    authorId,
    files = [],
    hasPoll = false,
    isEdited = false,
  }: PayloadOf<typeof postJobKinds.sweepPost>,
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
      async () => {
        if (isEdited) await sweepVersions(postId);
      },
    ],
    cursor,
  );
