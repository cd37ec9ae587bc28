import { removeMany } from '../../../table/batch.ts';
import { query, remove } from '../../../table/table.ts';
import type { CardItem } from '../../../users/store/items.ts';
import type { ReactionItem } from '../items.ts';
import { postKeys } from '../keys.ts';
import { removeComment, renewWriter } from './changes.ts';
import { type Place, readComments, readCommentsBy } from './comments.ts';
import { setReaction } from './reactions.ts';

const PAGE = 25;
const REACTIONS_PAGE = 100;

/** The comment or its post is gone. */
class GoneError extends Error {
  override readonly name = 'GoneError';
}

const gone = (): Error => new GoneError('the comment is gone');

/** Does something to a comment, unless it is gone; tells whether it was there. */
async function unlessGone(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof GoneError) return false;
    throw error;
  }
}

/**
 * Deletes a page of the comments on a deleted post.
 *
 * @returns whether more may be left
 */
export async function sweepComments(postId: string): Promise<boolean> {
  const { comments, more } = await readComments(postId, { limit: PAGE }, { consistent: true });
  await removeMany(comments);
  return more;
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

/** Deletes a comment of a vanished member; one whose post is gone has nothing left to count. */
async function drop(place: Place): Promise<void> {
  if (!(await unlessGone(removeComment(place, gone))))
    await remove(postKeys.comment(place.postId, place._id));
}

/**
 * Deletes a page of the comments that a vanished member has written, with their counts and notices.
 *
 * @returns whether more may be left
 */
export async function sweepCommentsOf(memberId: string): Promise<boolean> {
  const { comments, more } = await readCommentsBy(memberId, { limit: PAGE });
  for (const comment of comments) await drop(comment);
  return more;
}

/**
 * Takes back a page of the reactions of a vanished member, with their counts.
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
  for (const item of items) {
    const place = { postId: item.postId, _id: item.commentId };
    const wish = { memberId, place, reaction: null, toggled: item.reaction };
    if (!(await unlessGone(setReaction(wish, gone)))) await remove(item);
  }
  return more;
}

/**
 * Renews who stands beside a member's comments, one page at a time.
 *
 * @param writer as the member is now
 * @param cursor where to go on, from the last call
 * @returns the next cursor, or undefined when no comment is left
 */
export async function renewComments(
  writer: CardItem,
  cursor: string | undefined,
): Promise<string | undefined> {
  const { comments, more } = await readCommentsBy(writer._id, { before: cursor, limit: PAGE });
  for (const comment of comments) await unlessGone(renewWriter(comment, writer, gone));
  return more ? comments.at(-1)?._id : undefined;
}
