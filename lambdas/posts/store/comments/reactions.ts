import { REACTIONS_LISTED } from '../../../../shared/limits.ts';
import type { Reaction } from '../../../../shared/model/post.ts';
import { getMany } from '../../../table/batch.ts';
import type { Effect } from '../../../table/effect.ts';
import { newId } from '../../../table/ids.ts';
import { retryOnConflict } from '../../../table/retry.ts';
import { get } from '../../../table/table.ts';
import type { Write } from '../../../table/write.ts';
import type { ViewingMember } from '../../../visibility/viewer.ts';
import { CommentNotFoundError } from '../errors.ts';
import type { Comment, ReactionItem } from '../items.ts';
import { postKeys } from '../keys.ts';
import { postExists } from '../tally.ts';
import { type CommentRef, readComment } from './comments.ts';
import { IS_THERE } from './replies.ts';

const isFullyListed = ({ likeCount, dislikeCount, reactors }: Comment): boolean =>
  Object.keys(reactors).length >= likeCount + dislikeCount;

/**
 * How a member has reacted to some comments, by comment id. What a comment lists needs no further read.
 *
 * @param comments as they were read
 */
export async function reactionsTo(memberId: string, comments: Comment[]): Promise<Map<string, Reaction>> {
  const unclear = comments.filter((one) => !one.reactors[memberId] && !isFullyListed(one));
  const edges = await getMany(
    unclear.map(({ _id }) => postKeys.reaction(memberId, _id)),
    { consistent: true },
  );
  const own = new Map(edges.map(({ commentId, reaction }) => [commentId, reaction]));
  for (const { _id, reactors } of comments) {
    const listed = reactors[memberId];
    if (listed) own.set(_id, listed);
  }
  return own;
}

type Reacted = Reaction | null;

/** By how much the count of one reaction changes. */
const more = (one: Reaction, before: Reacted, now: Reacted): number =>
  Number(now === one) - Number(before === one);

/** The write that changes the counts of a comment and the members it lists by one reaction. */
function countReaction(
  memberId: string,
  { postId, _id }: CommentRef,
  { reactors }: Comment,
  before: Reacted,
  now: Reacted,
): Write {
  const isListed = reactors[memberId] !== undefined;
  const lists = now !== null && (isListed || Object.keys(reactors).length < REACTIONS_LISTED);
  const unlists = now === null && isListed;
  return {
    key: postKeys.comment(postId, _id),
    update: [
      'SET likeCount = likeCount + :likes, dislikeCount = dislikeCount + :dislikes',
      lists ? ', reactors.#me = :reaction' : '',
      unlists ? ' REMOVE reactors.#me' : '',
    ].join(''),
    condition: IS_THERE,
    onConditionFailed: () => new CommentNotFoundError(),
    ...((lists || unlists) && { names: { '#me': memberId } }),
    values: {
      ':likes': more('like', before, now),
      ':dislikes': more('dislike', before, now),
      ...(lists && { ':reaction': now }),
    },
  };
}

/** The comment as such a change leaves it. */
function after(memberId: string, comment: Comment, before: Reacted, now: Reacted): Comment {
  const { [memberId]: _, ...others } = comment.reactors;
  return {
    ...comment,
    likeCount: comment.likeCount + more('like', before, now),
    dislikeCount: comment.dislikeCount + more('dislike', before, now),
    reactors: now === null ? others : { ...others, [memberId]: now },
  };
}

/** The write of the edge: how the member reacts from now on, as long as that still is what was seen. */
function edgeWrite(
  memberId: string,
  { postId, _id: commentId }: CommentRef,
  before: ReactionItem | undefined,
  now: Reacted,
): Write {
  const key = postKeys.reaction(memberId, commentId);
  const unchanged = { condition: '#id = :seen', names: { '#id': '_id' }, values: { ':seen': before?._id } };
  if (now === null) return { delete: key, ...unchanged };
  const item: ReactionItem = {
    ...postKeys.byReacted(postId, commentId, memberId),
    _id: newId(),
    postId,
    commentId,
    reaction: now,
  };
  return { put: { ...key, ...item }, ...(before ? unchanged : { ifNew: true }) };
}

/** How a member is to react to a comment from now on. */
export interface ReactionIntent {
  /** One of the two, or none. */
  reaction: Reacted | undefined;
  /** Where that is not said: what to turn on, or off when it is on. */
  toggled: Reaction;
}

/**
 * Sets or removes the viewer's reaction to a comment, with its counts. Idempotent when it is said which.
 *
 * @returns the comment and their reaction afterwards
 * @throws CommentNotFoundError when the comment or its post does not exist
 * @throws ContendedError when others keep changing the same comment
 */
export async function setReaction(
  effect: Effect,
  viewer: ViewingMember,
  ref: CommentRef,
  { reaction, toggled }: ReactionIntent,
): Promise<{ comment: Comment; reaction: Reacted }> {
  const { _id: memberId } = viewer;
  let wanted = reaction;
  const { postId, _id } = ref;
  return retryOnConflict(async () => {
    const [isPostThere, comment, own] = await Promise.all([
      postExists(postId),
      readComment(viewer, postId, _id),
      get(postKeys.reaction(memberId, _id), { consistent: true }),
    ]);
    if (!isPostThere || !comment) throw new CommentNotFoundError();
    const now = own?.reaction ?? null;
    if (wanted === undefined) wanted = now === toggled ? null : toggled;
    if (wanted === now) return { comment, reaction: now };
    await effect.commit([
      edgeWrite(memberId, ref, own, wanted),
      countReaction(memberId, ref, comment, now, wanted),
    ]);
    return { comment: after(memberId, comment, now, wanted), reaction: wanted };
  });
}
