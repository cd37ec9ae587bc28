import { answeredBy } from '../../../../shared/rules/posts/reply-id.ts';
import { DELETED_MEMBER } from '../../../members/views/nobody.ts';
import type { Effect } from '../../../table/effect.ts';
import type { Write } from '../../../table/write.ts';
import { CommentNotFoundError } from '../errors.ts';
import type { Comment, CommentItem } from '../items.ts';
import { postKeys } from '../keys.ts';
import { addToCounts, retryCounting } from '../tally.ts';
import { type CommentRef, readStoredComment } from './comments.ts';
import { IS_THERE } from './replies.ts';

const NO_WORDS: Omit<Comment, '_id'> = {
  user: DELETED_MEMBER,
  userVersion: 0,
  content: '',
  edited: false,
  likeCount: 0,
  dislikeCount: 0,
  reactors: {},
};

/** What is left of a comment that is deleted while it has replies. */
const placeOf = ({ _id, replyCount }: Comment) => ({ _id, ...NO_WORDS, replyCount, deleted: true as const });

/** Comments as they are once one of them, or a reply to one of them, is deleted. */
export function withoutComment(comments: Comment[], { _id }: Comment): Comment[] {
  const commentId = answeredBy(_id);
  return comments.flatMap((one) => {
    const { replyCount = 0, deleted } = one;
    if (one._id === _id) return replyCount > 0 ? [placeOf(one)] : [];
    if (one._id !== commentId) return [one];
    return deleted && replyCount === 1 ? [] : [{ ...one, replyCount: replyCount - 1 }];
  });
}

/** The write that deletes a comment; one with replies keeps its place for them. It fails when their number has changed. */
function commentRemoval(comment: CommentItem): Write {
  const { postId, _id, authorId, replyCount = 0 } = comment;
  const key = postKeys.comment(postId, _id);
  if (replyCount === 0)
    return {
      delete: key,
      condition: `${IS_THERE} AND (attribute_not_exists(replyCount) OR replyCount = :none)`,
      values: { ':none': 0 },
    };
  return {
    put: { ...key, ...placeOf(comment), postId, authorId },
    condition: `${IS_THERE} AND replyCount = :count`,
    values: { ':count': replyCount },
  };
}

/** The write that no longer counts a reply to a comment. A deleted comment goes with its last reply. */
async function uncountReply(ref: CommentRef): Promise<Write[]> {
  const comment = await readStoredComment(ref.postId, ref._id);
  // The post is deleted, and what is left of it is on its way.
  if (!comment) return [];
  const { deleted, replyCount } = comment;
  const key = postKeys.comment(ref.postId, ref._id);
  const update = { key, update: 'ADD replyCount :less', values: { ':less': -1 } };
  if (!deleted) return [{ ...update, condition: IS_THERE }];
  return replyCount === 1
    ? [{ delete: key, condition: 'replyCount = :one', values: { ':one': 1 } }]
    : [{ ...update, condition: 'replyCount > :one', values: { ...update.values, ':one': 1 } }];
}

/**
 * Deletes a comment or a reply, with its count.
 *
 * @param comment as it was read
 * @param extraWrites what is written with it
 * @throws CommentNotFoundError, PostNotFoundError
 * @throws ContendedError when too many comment at the same moment
 */
export function removeComment(
  effect: Effect,
  comment: CommentItem,
  extraWrites: Write[] = [],
): Promise<void> {
  const { postId, _id } = comment;
  const commentId = answeredBy(_id);
  let known: CommentItem | undefined = comment;
  return retryCounting(postId, async (shard) => {
    const seen = known ?? (await readStoredComment(postId, _id));
    known = undefined;
    if (!seen || seen.deleted) throw new CommentNotFoundError();
    const uncounting = commentId ? await uncountReply({ postId, _id: commentId }) : [];
    await effect.commit([
      commentRemoval(seen),
      addToCounts(postId, { commentCount: -1 }, shard),
      ...uncounting,
      ...extraWrites,
    ]);
  });
}
