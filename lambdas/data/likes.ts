import { LIKERS_SHOWN } from '../../shared/limits.ts';
import { getMany } from './batch.ts';
import type { LikeItem, LikesItem } from './items.ts';
import { keys } from './keys.ts';
import { monthOf, type PostWithLikes, readPost } from './posts.ts';
import { AlreadyDoneError } from './requests.ts';
import { backOff } from './retry.ts';
import { get, query, update } from './table.ts';
import { ConditionFailedError, LostRaceError } from './table-errors.ts';
import { transact, type Write } from './transact.ts';

/** Beyond those shown, so that trimming is needed only once in a while. */
const LIKERS_SPARE = 5;
const ROUNDS = 20;

export const hasLiked = async (memberId: string, postId: string): Promise<boolean> =>
  (await get(keys.like(memberId, postId), { consistent: true })) !== undefined;

/**
 * Which of a page's posts a member likes, as it stands now, so that a like shows right after it was given: one range of
 * their likes, because post ids sort as the feed does.
 *
 * @param postIds newest first, with no other posts between them
 */
export async function likedInRange(memberId: string, postIds: string[]): Promise<Set<string>> {
  const [newest, oldest] = [postIds[0], postIds.at(-1)];
  if (!newest || !oldest) return new Set();
  const { items } = await query<LikeItem>({
    KeyConditionExpression: 'pk = :member AND sk BETWEEN :oldest AND :newest',
    ExpressionAttributeValues: {
      ':member': keys.member(memberId),
      ':oldest': keys.like(memberId, oldest).sk,
      ':newest': keys.like(memberId, newest).sk,
    },
    ConsistentRead: true,
  });
  return new Set(items.map(({ postId }) => postId));
}

/** Which of some posts a member likes, wherever those stand. */
export async function likedAmong(memberId: string, postIds: string[]): Promise<Set<string>> {
  const items = await getMany(postIds.map((postId) => keys.like(memberId, postId)));
  return new Set(items.map(({ postId }) => postId));
}

const likesKey = (postId: string) => keys.likes(monthOf(postId), postId);

const like = (memberId: string, postId: string): Write[] => [
  {
    put: {
      ...keys.like(memberId, postId),
      ...keys.byLikedPost(postId, memberId),
      postId,
      memberId,
      likedAt: new Date().toISOString(),
    },
    ifNew: true,
  },
  {
    key: likesKey(postId),
    update: 'SET likeCount = likeCount + :one, likers = list_append(likers, :me)',
    condition: 'attribute_exists(pk)',
    values: { ':one': 1, ':me': [memberId] },
  },
];

function unlike(memberId: string, postId: string, { likers }: LikesItem): Write[] {
  const place = likers.indexOf(memberId);
  const listed = place >= 0;
  return [
    { delete: keys.like(memberId, postId), condition: 'attribute_exists(pk)' },
    {
      key: likesKey(postId),
      update: `SET likeCount = likeCount - :one${listed ? ` REMOVE likers[${place}]` : ''}`,
      condition: listed ? `likers[${place}] = :me` : 'attribute_exists(pk) AND NOT contains(likers, :me)',
      values: { ':one': 1, ':me': memberId },
    },
  ];
}

const after = (memberId: string, { likeCount, likers }: LikesItem, liked: boolean): LikesItem =>
  liked
    ? { likeCount: likeCount + 1, likers: [...likers, memberId] }
    : { likeCount: likeCount - 1, likers: likers.filter((id) => id !== memberId) };

/** Drops the oldest likers beyond those shown, unless somebody else has just changed the list. */
async function trim(postId: string, { likers }: LikesItem): Promise<void> {
  if (likers.length < LIKERS_SHOWN + LIKERS_SPARE) return;
  const surplus = likers.slice(0, likers.length - LIKERS_SHOWN);
  try {
    await update(likesKey(postId), {
      update: `REMOVE ${surplus.map((_, i) => `likers[${i}]`).join(', ')}`,
      condition: surplus.map((_, i) => `likers[${i}] = :l${i}`).join(' AND '),
      values: Object.fromEntries(surplus.map((id, i) => [`:l${i}`, id])),
    });
  } catch (error) {
    if (!(error instanceof ConditionFailedError || error instanceof LostRaceError)) throw error;
  }
}

export interface LikeWish {
  memberId: string;
  postId: string;
  /** What the member wants; the opposite of what is when absent. */
  liked: boolean | undefined;
  /** Marks the call as done, for wishes that must not be carried out twice. */
  once: Write[];
}

/**
 * Makes a like what its member wants it to be (SPEC section 4, likes): edge and count change together or not at all.
 *
 * @param postGone the error when there is no such post
 * @returns the post with its counts and the member's own state afterwards
 * @throws LostRaceError when others keep changing the same like
 */
export async function setLike(
  { memberId, postId, liked, once }: LikeWish,
  postGone: () => Error,
): Promise<PostWithLikes & { liked: boolean }> {
  let wanted = liked;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await backOff(round);
    const [found, isLiked] = await Promise.all([readPost(postId), hasLiked(memberId, postId)]);
    if (!found) throw postGone();
    wanted ??= !isLiked;
    if (wanted === isLiked) return { ...found, liked: isLiked };
    const writes = wanted ? like(memberId, postId) : unlike(memberId, postId, found.likes);
    try {
      await transact([...writes, ...(liked === undefined ? once : [])]);
      const likes = after(memberId, found.likes, wanted);
      await trim(postId, likes);
      return { post: found.post, likes, liked: wanted };
    } catch (error) {
      if (error instanceof AlreadyDoneError) return { ...found, liked: isLiked };
      if (!(error instanceof ConditionFailedError)) throw error;
    }
  }
  throw new LostRaceError('this like kept changing');
}
