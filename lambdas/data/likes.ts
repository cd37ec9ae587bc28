import { randomInt } from 'node:crypto';
import { LIKERS_SHOWN } from '../../shared/limits.ts';
import { countNotice, countNoticeInShard, OutdatedNoticeError } from './inbox.ts';
import type { CardItem, LikeItem, Likes } from './items.ts';
import { type Key, keys, SHARDS } from './keys.ts';
import { readCard } from './members.ts';
import { telling } from './notices.ts';
import { marksOf, type OwnMarks, ownItemsOn } from './own-marks.ts';
import { type FoundPost, readPost, tallyKey } from './posts.ts';
import { AlreadyDoneError } from './requests.ts';
import { backOff } from './retry.ts';
import { ConditionFailedError, LostRaceError } from './table-errors.ts';
import { transact, type Write } from './transact.ts';

/** Beyond those shown, so that trimming is needed only once in a while. */
const LIKERS_SPARE = 3;
const ROUNDS = 20;

/**
 * Counts a like where all are counted. Once in a while it drops the oldest likers beyond those shown, unless somebody
 * else has just changed the list.
 */
function counted(memberId: string, postId: string, likers: string[]): Write {
  const isFull = likers.length >= LIKERS_SHOWN + LIKERS_SPARE;
  return {
    key: tallyKey(postId, undefined),
    update: `SET likeCount = likeCount + :one, likers = ${isFull ? ':likers' : 'list_append(likers, :likers)'}`,
    condition: isFull ? 'likers = :seen' : 'attribute_exists(pk)',
    values: {
      ':one': 1,
      ':likers': isFull ? [...likers.slice(1 - LIKERS_SHOWN), memberId] : [memberId],
      ...(isFull && { ':seen': likers }),
    },
  };
}

/** Counts a like in a shard, where too many come at once for one item. */
const countedInShard = (memberId: string, postId: string, shard: number): Write => ({
  key: tallyKey(postId, shard),
  update:
    'SET likeCount = if_not_exists(likeCount, :zero) + :one, likers = list_append(if_not_exists(likers, :none), :me)',
  values: { ':one': 1, ':me': [memberId], ':zero': 0, ':none': [] },
});

/** Likers as one item of counts lists them. */
const listedIn = ({ tallies }: FoundPost, { sk }: Key): string[] =>
  tallies.find((tally) => tally.sk === sk)?.likers ?? [];

/**
 * Gives a like: the edge, which is also the notice of the author, and its counts. The first try counts where everybody
 * does; where that collides with others, the next ones spread over shards, so that a viral post has no hot item.
 */
async function give(memberId: string, found: FoundPost, once: Write[], gone: () => Error) {
  const { _id: postId, author } = found.post;
  const likers = listedIn(found, tallyKey(postId, undefined));
  const write = (noticeId?: string): Promise<void> =>
    transact((attempt) => {
      const shard = attempt === 1 ? undefined : randomInt(SHARDS);
      const edge: LikeItem = {
        postId,
        memberId,
        likedAt: new Date().toISOString(),
        ...(shard !== undefined && { shard }),
        ...(noticeId && {
          ...keys.byNotified(author._id, noticeId),
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
        { put: { ...keys.like(memberId, postId), ...edge }, ifNew: true },
        shard === undefined ? counted(memberId, postId, likers) : countedInShard(memberId, postId, shard),
        ...(noticeId ? [told(noticeId)] : []),
        ...once,
      ];
    });
  if (author._id === memberId) return write();
  return telling(author._id, write, gone);
}

/** Takes a member out of a list of likers, from the place where they were seen. */
function uncounted(memberId: string, { postId, shard }: LikeItem, found: FoundPost): Write {
  const key = tallyKey(postId, shard);
  const place = listedIn(found, key).indexOf(memberId);
  const listed = place >= 0;
  return {
    key,
    update: `SET likeCount = likeCount - :one${listed ? ` REMOVE likers[${place}]` : ''}`,
    condition: listed ? `likers[${place}] = :me` : 'attribute_exists(pk) AND NOT contains(likers, :me)',
    values: { ':one': 1, ':me': memberId },
  };
}

/**
 * Takes the author's notice of a like back.
 *
 * @param author their card when it is known; it usually need not be, because most notices are unread
 */
function untold({ _id, gsi1pk, read }: LikeItem, authorId: string, author: CardItem | undefined): Write[] {
  if (!_id || gsi1pk !== keys.notices(authorId)) return [];
  if (!author) return [countNotice(authorId, { unread: read ? 0 : -1, notices: -1 }, read ? undefined : _id)];
  if (_id <= author.clearedUpTo) return [];
  const isUnread = !read && author.readUpTo < _id;
  return [countNotice(authorId, { unread: isUnread ? -1 : 0, notices: -1 }, isUnread ? _id : undefined)];
}

async function takeBack(memberId: string, edge: LikeItem, found: FoundPost, once: Write[]): Promise<void> {
  const authorId = found.post.author._id;
  const write = (told: Write[]): Promise<void> =>
    transact([
      {
        delete: keys.like(memberId, edge.postId),
        condition: 'likedAt = :at',
        values: { ':at': edge.likedAt },
      },
      uncounted(memberId, edge, found),
      ...told,
      ...once,
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
  /** Marks the call as done, for wishes that must not be carried out twice. */
  once: Write[];
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
  { memberId, postId, liked, once }: LikeWish,
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
    const marked = liked === undefined ? once : [];
    try {
      if (items.like) await takeBack(memberId, items.like, found, marked);
      else await give(memberId, found, marked, postGone);
      return { ...found, likes: after(memberId, found.likes, wanted), own: { ...own, liked: wanted } };
    } catch (error) {
      if (error instanceof AlreadyDoneError) return { ...found, own };
      if (!(error instanceof ConditionFailedError)) throw error;
    }
  }
  throw new LostRaceError('this like kept changing');
}
