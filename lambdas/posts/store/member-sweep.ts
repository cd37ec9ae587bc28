import { memberKeys } from '../../members/store/keys.ts';
import { plainEffect } from '../../table/effect.ts';
import { query, remove } from '../../table/table.ts';
import { unrestrictedMember } from '../../visibility/viewer.ts';
import { PostNotFoundError } from './errors.ts';
import { postKeys } from './keys.ts';
import { setLike } from './likes.ts';
import { deletePost, somePostsBy } from './posts.ts';
import { type Edge, isVote } from './viewer-state.ts';
import { removeVote } from './votes.ts';

const PAGE = 50;

/** Removes what a member has done on a post, with its count; one whose post is deleted has no count left. */
async function removeEdge(edge: Edge): Promise<void> {
  if ('thingId' in edge) return remove(edge);
  const { memberId, postId } = edge;
  try {
    if (isVote(edge)) await removeVote(memberId, postId);
    else await setLike(plainEffect, unrestrictedMember(memberId), postId, false);
  } catch (error) {
    if (!(error instanceof PostNotFoundError)) throw error;
    await remove(edge);
  }
}

/**
 * Removes a page of the likes and votes of a deleted member, with their counts, and of the posts that they had saved.
 *
 * @returns whether more may be left
 */
export async function removeLikesAndVotesOf(memberId: string): Promise<boolean> {
  const { items, more } = await query<Edge>({
    KeyConditionExpression: 'pk = :member AND begins_with(sk, :on)',
    ExpressionAttributeValues: {
      ':member': memberKeys.member(memberId),
      ':on': postKeys.on(memberId, '').sk,
    },
    ConsistentRead: true,
    Limit: PAGE,
  });
  for (const edge of items) await removeEdge(edge);
  return more;
}

/**
 * Deletes a page of a member's posts, each with a job of its own for what belongs to it.
 *
 * @returns whether more may be left
 */
export async function sweepPostsBy(memberId: string): Promise<boolean> {
  const { posts, more } = await somePostsBy(memberId);
  for (const { _id } of posts) {
    try {
      await deletePost(plainEffect, _id);
    } catch (error) {
      if (!(error instanceof PostNotFoundError)) throw error;
    }
  }
  return more;
}
