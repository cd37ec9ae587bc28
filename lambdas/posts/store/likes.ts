import { randomInt } from 'node:crypto';
import { LIKERS_SHOWN } from '../../../shared/limits.ts';
import type { Effect } from '../../table/effect.ts';
import { newId } from '../../table/ids.ts';
import type { Write } from '../../table/write.ts';
import type { ViewingMember } from '../../visibility/viewer.ts';
import { PostNotFoundError } from './errors.ts';
import type { LikeItem } from './items.ts';
import { PARTITIONS, postKeys } from './keys.ts';
import { counted, type FoundPost, type Likes, readPost } from './posts.ts';
import { addToCounts, type CountTarget, retryInShards, tallyKey } from './tally.ts';
import { readEdges, type ViewerState, viewerStateOf } from './viewer-state.ts';

/** One more than are shown, so that not every like rewrites the list; more would not fit into 1 KB, the unit of writes. */
const LIKERS_KEPT = LIKERS_SHOWN + 1;

/**
 * The write that counts a like in the tally and appends the liker to the newest. A full list is cut to those shown; the
 * write fails when somebody else has just changed it.
 */
function addLiker(memberId: string, postId: string, likers: string[]): Write {
  const isFull = likers.length >= LIKERS_KEPT;
  return {
    key: tallyKey(postId),
    update: `SET likers = ${isFull ? ':likers' : 'list_append(likers, :likers)'} ADD likeCount :one`,
    condition: isFull ? 'likers = :seen' : 'size(likers) < :kept',
    values: {
      ':one': 1,
      ':likers': isFull ? [...likers.slice(1 - LIKERS_SHOWN), memberId] : [memberId],
      ...(isFull ? { ':seen': likers } : { ':kept': LIKERS_KEPT }),
    },
  };
}

/** Where a like counts, and whether its liker is listed among the newest: never in a shard. */
interface Counting {
  shard: number | undefined;
  isListed: boolean;
}

/** The writes that add a like: the edge and its count. */
function additionOf(memberId: string, { post, likes }: FoundPost, { shard, isListed }: Counting): Write[] {
  const { _id: postId, author } = post;
  const edge: LikeItem = {
    ...postKeys.byLikedPost(postId, randomInt(PARTITIONS), memberId),
    _id: newId(),
    postId,
    memberId,
    authorId: author._id,
    ...(!isListed && { unlisted: true }),
  };
  return [
    { put: { ...postKeys.like(memberId, postId), ...edge }, ifNew: true },
    isListed ? addLiker(memberId, postId, likes.likers) : addToCounts(postId, { likeCount: 1 }, shard),
  ];
}

/**
 * The write that counts a like no longer, and removes the liker from the position in the list at which they were seen.
 *
 * @param shard where to count a like whose liker was never in the list
 */
function removeLiker(
  memberId: string,
  { postId, unlisted }: LikeItem,
  { likers }: Likes,
  shard: number | undefined,
): Write {
  if (unlisted) return addToCounts(postId, { likeCount: -1 }, shard);
  const index = likers.indexOf(memberId);
  const isListed = index >= 0;
  return {
    key: tallyKey(postId),
    update: `${isListed ? `REMOVE likers[${index}] ` : ''}ADD likeCount :less`,
    condition: isListed ? `likers[${index}] = :me` : 'attribute_exists(pk) AND NOT contains(likers, :me)',
    values: { ':less': -1, ':me': memberId },
  };
}

/** The writes that remove a like. They fail when it is another like by now. */
const removalOf = (
  memberId: string,
  like: LikeItem,
  { likes }: FoundPost,
  shard: number | undefined,
): Write[] => [
  {
    delete: postKeys.like(memberId, like.postId),
    condition: '#id = :id',
    names: { '#id': '_id' },
    values: { ':id': like._id },
  },
  removeLiker(memberId, like, likes, shard),
];

const after = (memberId: string, { likeCount, likers }: Likes, liked: boolean): Likes =>
  liked
    ? { likeCount: likeCount + 1, likers: [...likers, memberId] }
    : { likeCount: likeCount - 1, likers: likers.filter((id) => id !== memberId) };

/**
 * Adds or removes the viewer's like of a post, with its count. Idempotent when it is said which.
 *
 * @param liked whether they like the post from now on; the opposite of what is stored when undefined
 * @returns the post with its counts and their viewer state afterwards
 * @throws PostNotFoundError
 * @throws ContendedError when others keep changing the same like
 */
export function setLike(
  effect: Effect,
  viewer: ViewingMember,
  postId: string,
  liked: boolean | undefined,
): Promise<FoundPost & { viewer: ViewerState }> {
  const { _id: memberId } = viewer;
  let wanted = liked;
  let isFirstTry = true;
  return retryInShards(postId, async (choose) => {
    const [found, edges] = await Promise.all([
      readPost(viewer, postId, { withShards: false }),
      readEdges(memberId, postId),
    ]);
    if (!found) throw new PostNotFoundError();
    const state = viewerStateOf(edges);
    wanted ??= !state.liked;
    if (wanted === state.liked) return { ...(await counted(found)), viewer: state };
    const isToUnlist = edges.like !== undefined && !edges.like.unlisted;
    const target: CountTarget = isToUnlist ? {} : await choose(found);
    const { shard } = target;
    // The list is what changes with each like: whoever has met others there does not ask to be in it again.
    const isListed = isFirstTry && shard === undefined;
    isFirstTry = false;
    await effect.commit(
      edges.like
        ? removalOf(memberId, edges.like, found, shard)
        : additionOf(memberId, found, { shard, isListed }),
    );
    const changed =
      target.shard === undefined
        ? { likes: after(memberId, found.likes, wanted) }
        : { spread: target.spread };
    return { ...(await counted(found, changed)), viewer: { ...state, liked: wanted } };
  });
}
