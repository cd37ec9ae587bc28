import { retryOnConflict } from '../../table/retry.ts';
import { query, remove, type Stored } from '../../table/table.ts';
import { memberKeys } from '../../users/store/keys.ts';
import type { LikeItem, VoteItem } from './items.ts';
import { postKeys } from './keys.ts';
import { setLike } from './likes.ts';
import { isVote } from './viewer-state.ts';
import { moveVote } from './votes.ts';

const PAGE = 50;

/** The post of a like or vote is gone. */
class GoneError extends Error {
  override readonly name = 'GoneError';
}

const gone = () => new GoneError('the post is gone');

/** Takes back what a member has done on a post, with its counts. */
async function takeBack(mark: Stored<LikeItem | VoteItem>): Promise<void> {
  const { memberId, postId } = mark;
  if (isVote(mark)) {
    const move = { memberId, postId, from: mark.optionId, to: undefined };
    await retryOnConflict(() => moveVote(move, undefined, gone));
  } else await setLike({ memberId, postId, liked: false }, gone);
}

/**
 * Takes back a page of the likes and votes that a vanished member has given, with their counts and notices.
 *
 * @returns whether more may be left
 */
export async function sweepMarksOf(memberId: string): Promise<boolean> {
  const { items, more } = await query<LikeItem | VoteItem>({
    KeyConditionExpression: 'pk = :member AND begins_with(sk, :on)',
    ExpressionAttributeValues: {
      ':member': memberKeys.member(memberId),
      ':on': postKeys.on(memberId, '').sk,
    },
    ConsistentRead: true,
    Limit: PAGE,
  });
  for (const item of items) {
    try {
      await takeBack(item);
    } catch (error) {
      if (!(error instanceof GoneError)) throw error;
      await remove(item);
    }
  }
  return more;
}
