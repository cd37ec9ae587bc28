import type { MemberSummary } from '../../../members/store/items.ts';
import { removeMany } from '../../../table/batch.ts';
import { plainEffect } from '../../../table/effect.ts';
import { newestFirst } from '../../../table/paginate.ts';
import { query, remove, type Stored } from '../../../table/table.ts';
import { unrestrictedMember } from '../../../visibility/viewer.ts';
import { CommentNotFoundError, PostNotFoundError } from '../errors.ts';
import type { CommentItem, ReactionItem } from '../items.ts';
import { postKeys } from '../keys.ts';
import { refreshWriter } from './changes.ts';
import { readCommentsBy } from './comments.ts';
import { setReaction } from './reactions.ts';
import { removeComment } from './removal.ts';

const PAGE = 25;
const REACTIONS_PAGE = 100;

/**
 * Deletes a page of the comments on a deleted post, and of the replies to them.
 *
 * @returns whether more may be left
 */
export async function sweepComments(postId: string): Promise<boolean> {
  const pages = await Promise.all(
    [postKeys.comments(postId), postKeys.replies(postId)].map((partition) =>
      newestFirst<CommentItem>({ partition }, { limit: PAGE }, { consistent: true }),
    ),
  );
  await removeMany(pages.flatMap(({ items }) => items));
  return pages.some(({ more }) => more);
}

/**
 * Deletes a page of the reactions to the comments on a deleted post, or to one deleted comment.
 *
 * @returns whether more may be left
 */
export async function sweepReactions(postId: string, commentId = ''): Promise<boolean> {
  const { gsi1pk, gsi1sk } = postKeys.byReacted(postId, commentId, '');
  const { items, more } = await query<ReactionItem>({
    IndexName: 'gsi1',
    KeyConditionExpression: commentId ? 'gsi1pk = :post AND begins_with(gsi1sk, :comment)' : 'gsi1pk = :post',
    ExpressionAttributeValues: { ':post': gsi1pk, ...(commentId && { ':comment': gsi1sk }) },
    Limit: REACTIONS_PAGE,
  });
  await removeMany(items);
  return more;
}

/** Deletes a comment with its count; one whose post is deleted has no count left. */
async function removeOrphanOrCounted(comment: Stored<CommentItem>): Promise<void> {
  try {
    await removeComment(plainEffect, comment);
  } catch (error) {
    if (error instanceof PostNotFoundError) await remove(comment);
    else if (!(error instanceof CommentNotFoundError)) throw error;
  }
}

/** Removes a reaction with its count; one whose comment is deleted has no count left. */
async function removeReaction(memberId: string, reaction: Stored<ReactionItem>): Promise<void> {
  const ref = { postId: reaction.postId, _id: reaction.commentId };
  try {
    await setReaction(plainEffect, unrestrictedMember(memberId), ref, {
      reaction: null,
      toggled: reaction.reaction,
    });
  } catch (error) {
    if (!(error instanceof CommentNotFoundError)) throw error;
    await remove(reaction);
  }
}

/**
 * Deletes a page of the comments that a deleted member has written, with their counts.
 *
 * @returns whether more may be left
 */
export async function sweepCommentsOf(memberId: string): Promise<boolean> {
  const { comments, more } = await readCommentsBy(memberId, { limit: PAGE });
  for (const comment of comments) await removeOrphanOrCounted(comment);
  return more;
}

/**
 * Removes a page of the reactions of a deleted member, with their counts.
 *
 * @returns whether more may be left
 */
export async function sweepReactionsOf(memberId: string): Promise<boolean> {
  const { pk, sk } = postKeys.reaction(memberId, '');
  const { items, more } = await query<ReactionItem>({
    KeyConditionExpression: 'pk = :member AND begins_with(sk, :reacted)',
    ExpressionAttributeValues: { ':member': pk, ':reacted': sk },
    ConsistentRead: true,
    Limit: PAGE,
  });
  for (const reaction of items) await removeReaction(memberId, reaction);
  return more;
}

/**
 * Refreshes the copies of a member's card in their comments, one page at a time.
 *
 * @param writer as the member is now
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when no comment is left
 */
export async function refreshWriters(
  writer: MemberSummary,
  cursor: string | undefined,
): Promise<string | undefined> {
  const { comments, more } = await readCommentsBy(writer._id, { before: cursor, limit: PAGE });
  for (const comment of comments) await refreshWriter(comment, writer);
  return more ? comments.at(-1)?._id : undefined;
}
