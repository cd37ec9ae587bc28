import type { MemberSummary } from '../../../members/store/items.ts';
import type { Effect } from '../../../table/effect.ts';
import { ConditionFailedError } from '../../../table/errors.ts';
import { retryOnConflict } from '../../../table/retry.ts';
import { update } from '../../../table/table.ts';
import type { ViewingMember } from '../../../visibility/viewer.ts';
import { CommentNotFoundError } from '../errors.ts';
import type { Comment, CommentItem } from '../items.ts';
import { postKeys } from '../keys.ts';
import { type Written, withMentioned } from '../mentions.ts';
import type { FoundPost } from '../posts.ts';
import { addToCounts, retryCounting } from '../tally.ts';
import { type CommentRef, readStoredComment } from './comments.ts';
import { countReply, IS_THERE } from './replies.ts';

/** The copy of its writer's card in a comment. */
const writerOf = ({ _id, name, username, profilePicture, cardVersion }: MemberSummary) => ({
  user: { _id, name, username, profilePicture },
  userVersion: cardVersion,
});

/** A comment that nobody has reacted to yet. */
export const newComment = (
  _id: string,
  writer: MemberSummary,
  { content, mentioned = [] }: Written,
): Comment => ({
  _id,
  ...writerOf(writer),
  content,
  ...(mentioned.length > 0 && { mentioned }),
  edited: false,
  likeCount: 0,
  dislikeCount: 0,
  reactors: {},
});

/**
 * Adds a comment to a post, with its count, or a reply to a comment, which counts in both.
 *
 * @param found the post as it was just read
 * @param answered the comment that it answers, if any
 * @throws PostNotFoundError
 * @throws CommentNotFoundError when that comment is deleted meanwhile
 * @throws ContendedError when too many comment at the same moment
 */
export function addComment(
  effect: Effect,
  found: FoundPost,
  comment: Comment,
  answered?: CommentItem,
): Promise<void> {
  const { _id: postId, author } = found.post;
  const { _id, user } = comment;
  const item: CommentItem = {
    ...postKeys.byWriter(user._id, _id),
    ...comment,
    postId,
    authorId: author._id,
    ...(answered && { answeredId: answered.user._id }),
  };
  return retryCounting(
    postId,
    (shard) =>
      effect.commit([
        { put: { ...postKeys.comment(postId, _id), ...item }, ifNew: true },
        addToCounts(postId, { commentCount: 1 }, shard),
        ...(answered ? [countReply(answered)] : []),
      ]),
    found,
  );
}

/**
 * Changes the text of a comment; it counts as edited when that makes another of it.
 *
 * @param comment as it was just read
 * @returns the comment afterwards
 * @throws CommentNotFoundError
 */
export async function editComment<Seen extends CommentItem>(
  effect: Effect,
  writer: ViewingMember,
  comment: Seen,
  content: string,
): Promise<Seen> {
  if (comment.content === content) return comment;
  const { postId, _id, authorId } = comment;
  let known: CommentItem | undefined = comment;
  return retryOnConflict(async () => {
    const seen = known ?? (await readStoredComment(postId, _id));
    known = undefined;
    if (!seen || seen.deleted) throw new CommentNotFoundError();
    const before = seen.mentioned ?? [];
    const mentioned = await withMentioned(writer, authorId, { content, mentioned: before });
    const names = mentioned !== before;
    // They only become more: as many as before are the same ones.
    const isSame = before.length > 0 ? 'size(mentioned) = :before' : 'attribute_not_exists(mentioned)';
    await effect.commit([
      {
        key: postKeys.comment(postId, _id),
        update: `SET content = :content, edited = :true${names ? ', mentioned = :mentioned' : ''}`,
        condition: `${IS_THERE}${names ? ` AND ${isSame}` : ''}`,
        values: {
          ':content': content,
          ':true': true,
          ...(names && { ':mentioned': mentioned }),
          ...(names && before.length > 0 && { ':before': before.length }),
        },
      },
    ]);
    return { ...comment, content, edited: true, ...(mentioned.length > 0 && { mentioned }) };
  });
}

/** Refreshes the copy of the writer's card in a comment, unless that is as new already or the comment is deleted. */
export function refreshWriter({ postId, _id }: CommentRef, writer: MemberSummary): Promise<void> {
  const { user, userVersion } = writerOf(writer);
  return retryOnConflict(async () => {
    try {
      await update(postKeys.comment(postId, _id), {
        update: 'SET #user = :user, userVersion = :version',
        condition: 'userVersion < :version AND attribute_not_exists(deleted)',
        names: { '#user': 'user' },
        values: { ':user': user, ':version': userVersion },
      });
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
    }
  });
}
