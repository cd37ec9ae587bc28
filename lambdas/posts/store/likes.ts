import { randomInt } from 'node:crypto';
import { LIKERS_SHOWN } from '../../../shared/limits.ts';
import { newId } from '../../table/ids.ts';
import { retryOnConflict } from '../../table/retry.ts';
import { transact } from '../../table/transact.ts';
import type { Write } from '../../table/write.ts';
import type { LikeItem, Likes } from './items.ts';
import { postKeys, SHARDS } from './keys.ts';
import { type FoundPost, readPost, tallyKey } from './posts.ts';
import { marksOf, type OwnMarks, ownItemsOn } from './viewer-state.ts';

/** A few more than are shown, so that the list is cut only once in a while. */
const LIKERS_KEPT = LIKERS_SHOWN + 3;

/**
 * Counts a like where all are counted, and lists the liker among the newest. A full list is cut to those shown, unless
 * somebody else has just changed it.
 */
function listed(memberId: string, postId: string, likers: string[]): Write {
  const isFull = likers.length >= LIKERS_KEPT;
  return {
    key: tallyKey(postId, undefined),
    update: `SET likeCount = likeCount + :one, likers = ${isFull ? ':likers' : 'list_append(likers, :likers)'}`,
    condition: isFull ? 'likers = :seen' : 'size(likers) < :kept',
    values: {
      ':one': 1,
      ':likers': isFull ? [...likers.slice(1 - LIKERS_SHOWN), memberId] : [memberId],
      ...(isFull ? { ':seen': likers } : { ':kept': LIKERS_KEPT }),
    },
  };
}

/** Counts a like without listing its liker, because too many come at once. */
const unlisted = (postId: string, shard: number): Write => ({
  key: tallyKey(postId, shard),
  update: 'ADD likeCount :one',
  values: { ':one': 1 },
});

/** The writes that add a like: the edge and its count, in a shard when there is one. */
function additionOf(memberId: string, { post, likes }: FoundPost, shard: number | undefined): Write[] {
  const { _id: postId, author } = post;
  const edge: LikeItem = {
    ...postKeys.byLikedPost(postId, memberId),
    _id: newId(),
    postId,
    memberId,
    authorId: author._id,
    ...(shard !== undefined && { shard }),
  };
  return [
    { put: { ...postKeys.like(memberId, postId), ...edge }, ifNew: true },
    shard === undefined ? listed(memberId, postId, likes.likers) : unlisted(postId, shard),
  ];
}

/** Takes a member out of the count, and out of the list from the place where they were seen. */
function uncounted(memberId: string, { postId, shard }: LikeItem, { likers }: Likes): Write {
  const key = tallyKey(postId, shard);
  const update = 'SET likeCount = likeCount - :one';
  const values = { ':one': 1, ':me': memberId };
  const place = shard === undefined ? likers.indexOf(memberId) : -1;
  if (place >= 0)
    return { key, update: `${update} REMOVE likers[${place}]`, condition: `likers[${place}] = :me`, values };
  return { key, update, condition: 'attribute_exists(pk) AND NOT contains(likers, :me)', values };
}

/** The writes that remove a like. They fail when it is another like by now. */
const removalOf = (memberId: string, like: LikeItem, { likes }: FoundPost): Write[] => [
  {
    delete: postKeys.like(memberId, like.postId),
    condition: '#id = :id',
    names: { '#id': '_id' },
    values: { ':id': like._id },
  },
  uncounted(memberId, like, likes),
];

const after = (memberId: string, { likeCount, likers }: Likes, liked: boolean): Likes =>
  liked
    ? { likeCount: likeCount + 1, likers: [...likers, memberId] }
    : { likeCount: likeCount - 1, likers: likers.filter((id) => id !== memberId) };

export interface LikeWish {
  memberId: string;
  postId: string;
  /** What the member wants; the opposite of what is when absent. */
  liked: boolean | undefined;
}

/**
 * Makes a like what its member wants it to be: the edge and its count change together. The first try counts where all
 * are counted and lists the liker; when others do so at the same moment, the next ones spread over shards, so that a
 * popular post has no item that everybody waits for.
 *
 * @param postGone the error when there is no such post
 * @returns the post with its counts and the member's own state afterwards
 * @throws ContendedError when others keep changing the same like
 */
export function setLike(
  { memberId, postId, liked }: LikeWish,
  postGone: () => Error,
): Promise<FoundPost & { own: OwnMarks }> {
  let wanted = liked;
  let isFirst = true;
  return retryOnConflict(async () => {
    const shard = isFirst ? undefined : randomInt(SHARDS);
    isFirst = false;
    const [found, items] = await Promise.all([readPost(postId), ownItemsOn(memberId, postId)]);
    if (!found) throw postGone();
    const own = marksOf(items);
    wanted ??= !own.liked;
    if (wanted === own.liked) return { ...found, own };
    await transact(items.like ? removalOf(memberId, items.like, found) : additionOf(memberId, found, shard));
    return { ...found, likes: after(memberId, found.likes, wanted), own: { ...own, liked: wanted } };
  });
}
