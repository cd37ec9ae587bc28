import { randomInt } from 'node:crypto';
import { LIKERS_SHOWN } from '../../../shared/limits.ts';
import { countNotice, countNoticeInShard } from '../../notifications/store/inbox.ts';
import { notificationKeys } from '../../notifications/store/keys.ts';
import { telling } from '../../notifications/store/notify.ts';
import { ConditionFailedError, LostRaceError, OutdatedNoticeError } from '../../table/errors.ts';
import { backOff } from '../../table/retry.ts';
import { transact, type Write } from '../../table/transact.ts';
import type { CardItem } from '../../users/store/items.ts';
import { readCard } from '../../users/store/members.ts';
import type { LikeItem, Likes } from './items.ts';
import { postKeys, SHARDS } from './keys.ts';
import { type FoundPost, readPost, tallyKey } from './posts.ts';
import { marksOf, type OwnMarks, ownItemsOn } from './viewer-state.ts';

/** A few more than are shown, so that the list is cut only once in a while. */
const LIKERS_KEPT = LIKERS_SHOWN + 3;
const ROUNDS = 20;

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
const unlisted = (postId: string, shard: number | undefined): Write => ({
  key: tallyKey(postId, shard),
  update: 'ADD likeCount :one',
  values: { ':one': 1 },
  ...(shard === undefined && { condition: 'attribute_exists(pk)' }),
});

/**
 * Gives a like: the edge, which is also the notice of the author, and its counts. The first try counts where everybody
 * does; where that collides with others, the next ones spread over shards, so that a viral post has no hot item.
 *
 * @param lists whether the liker is to be listed
 */
async function give(
  memberId: string,
  { post, likes }: FoundPost,
  { lists, gone }: { lists: boolean; gone: () => Error },
): Promise<void> {
  const { _id: postId, author } = post;
  const write = (noticeId?: string): Promise<void> =>
    transact((attempt) => {
      const shard = attempt === 1 ? undefined : randomInt(SHARDS);
      const edge: LikeItem = {
        postId,
        memberId,
        likedAt: new Date().toISOString(),
        ...(shard !== undefined && { shard }),
        ...(noticeId && {
          ...notificationKeys.byNotified(author._id, noticeId),
          _id: noticeId,
          type: 'post_like',
          senderId: memberId,
        }),
      };
      const told = (id: string): Write =>
        shard === undefined
          ? countNotice(author._id, { unread: 1, notices: 1 }, id)
          : countNoticeInShard(author._id, shard);
      return [
        { put: { ...postKeys.like(memberId, postId), ...edge }, ifNew: true },
        shard === undefined && lists ? listed(memberId, postId, likes.likers) : unlisted(postId, shard),
        ...(noticeId ? [told(noticeId)] : []),
      ];
    });
  if (author._id === memberId) return write();
  return telling(author._id, write, gone);
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

/**
 * Takes the author's notice of a like back.
 *
 * @param author their card when it is known; it usually need not be, because most notices are unread
 */
function untold({ _id, gsi1pk, read }: LikeItem, authorId: string, author: CardItem | undefined): Write[] {
  if (!_id || gsi1pk !== notificationKeys.notices(authorId)) return [];
  if (!author) return [countNotice(authorId, { unread: read ? 0 : -1, notices: -1 }, read ? undefined : _id)];
  if (_id <= author.clearedUpTo) return [];
  const isUnread = !read && author.readUpTo < _id;
  return [countNotice(authorId, { unread: isUnread ? -1 : 0, notices: -1 }, isUnread ? _id : undefined)];
}

async function takeBack(memberId: string, edge: LikeItem, found: FoundPost): Promise<void> {
  const authorId = found.post.author._id;
  const write = (told: Write[]): Promise<void> =>
    transact([
      {
        delete: postKeys.like(memberId, edge.postId),
        condition: 'likedAt = :at',
        values: { ':at': edge.likedAt },
      },
      uncounted(memberId, edge, found.likes),
      ...told,
    ]);
  try {
    await write(untold(edge, authorId, undefined));
  } catch (error) {
    if (!(error instanceof OutdatedNoticeError)) throw error;
    const author = await readCard(authorId, { consistent: true });
    await write(author ? untold(edge, authorId, author) : []);
  }
}

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
 * Makes a like what its member wants it to be (SPEC section 4, likes): edge, count and notice change together or not
 * at all.
 *
 * @param postGone the error when there is no such post
 * @returns the post with its counts and the member's own marks afterwards
 * @throws LostRaceError when others keep changing the same like
 */
export async function setLike(
  { memberId, postId, liked }: LikeWish,
  postGone: () => Error,
): Promise<FoundPost & { own: OwnMarks }> {
  let wanted = liked;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) await backOff(round);
    const [found, items] = await Promise.all([readPost(postId), ownItemsOn(memberId, postId)]);
    if (!found) throw postGone();
    const own = marksOf(items);
    wanted ??= !own.liked;
    if (wanted === own.liked) return { ...found, own };
    try {
      if (items.like) await takeBack(memberId, items.like, found);
      else await give(memberId, found, { lists: round === 0, gone: postGone });
      return { ...found, likes: after(memberId, found.likes, wanted), own: { ...own, liked: wanted } };
    } catch (error) {
      if (!(error instanceof ConditionFailedError || error instanceof LostRaceError)) throw error;
    }
  }
  throw new LostRaceError('this like kept changing');
}
