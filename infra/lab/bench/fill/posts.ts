import { authorOf } from '../../../../lambdas/members/store/members.ts';
import { personOf } from '../../../../lambdas/members/store/person.ts';
import type { Comment, OptionId, PollQuestion, PostItem } from '../../../../lambdas/posts/store/items.ts';
import { monthOf, PARTITIONS, postKeys, postKinds, SHARDS } from '../../../../lambdas/posts/store/keys.ts';
import { pollOf } from '../../../../lambdas/posts/store/polls.ts';
import { idTime } from '../../../../lambdas/table/ids.ts';
import { searchedPost } from '../../../../lambdas/testing/things/search-items.ts';
import { COMMENTS_IN_LIST, DAY, HOUR, LIKERS_SHOWN, REACTIONS_LISTED } from '../../../../shared/limits.ts';
import { fewOrMany } from './chance.ts';
import { type Community, HUB_MEMBER } from './community.ts';
import { type StoredItem, stored } from './stored.ts';
import { COMMENT_TEXT, POST_TEXT } from './words.ts';

const SINCE = 89 * DAY;
/** Every so many posts one is the hub member's, and one has a poll. */
const OF_HUB_MEMBER = 25;
const WITH_POLL = 20;

const FEWEST = 100;
/** More than a page, all of this month, so that the first page costs the same on each day of a month. */
const LATELY = 40;

const LIKES = { mean: 4, most: 200 };
const COMMENTS = { mean: 2, most: 50 };
const VOTES = 3;
/** Lists show the newest comments: reactions to them would be looked up with each page. */
const FROM_NEWEST = COMMENTS_IN_LIST + 1;

/** Who likes a post, comments on it, votes on its poll and likes one of its newest comments. */
interface Marks {
  likers: number[];
  commenters: number[];
  voters: number[];
  reactors: number[];
}

interface Writing {
  community: Community;
  author: number;
  postId: string;
  /** Seconds since the post for what is done about it, as long as that is not ahead of now. */
  later(seconds: number): string;
}

function* likes({ community, author, postId, later }: Writing, likers: number[]): Generator<StoredItem> {
  for (const [at, liker] of likers.entries()) {
    const [_id, memberId] = [later(at), community.id(liker)];
    const authorId = community.id(author);
    yield stored(postKeys.like(memberId, postId), {
      ...postKeys.byLikedPost(postId, at % PARTITIONS, memberId),
      _id,
      postId,
      memberId,
      authorId,
    });
    yield* community.notify(author, { _id, type: 'post_like', sender: liker, postId });
  }
}

function* votes(
  { community, postId }: Writing,
  voters: number[],
  options: OptionId[],
): Generator<StoredItem, Record<OptionId, number>> {
  const counts: Record<OptionId, number> = {};
  for (const [at, voter] of voters.entries()) {
    const [memberId, optionId] = [community.id(voter), options[at % options.length] ?? 'option1'];
    counts[optionId] = (counts[optionId] ?? 0) + 1;
    yield stored(postKeys.vote(memberId, postId), {
      ...postKeys.byPoll(postId, at % SHARDS, memberId),
      postId,
      memberId,
      optionId,
    });
  }
  return counts;
}

/** @returns the newest comments, oldest first */
function* comments(
  { community, author, postId, later }: Writing,
  { commenters, reactors }: Marks,
): Generator<StoredItem, Comment[]> {
  const newest: Comment[] = [];
  for (const [at, commenter] of commenters.entries()) {
    const own = at === commenters.length - FROM_NEWEST ? reactors.map((one) => community.id(one)) : [];
    const comment: Comment = {
      _id: later(at),
      user: personOf(community.card(commenter)),
      userVersion: 1,
      content: COMMENT_TEXT,
      edited: false,
      likeCount: own.length,
      dislikeCount: 0,
      reactors: Object.fromEntries(own.slice(0, REACTIONS_LISTED).map((id) => [id, 'like'])),
    };
    newest.push(comment);
    yield stored(postKeys.comment(postId, comment._id), {
      ...postKeys.byWriter(comment.user._id, comment._id),
      ...comment,
      postId,
      authorId: community.id(author),
    });
    const commentId = comment._id;
    yield* community.notify(author, {
      _id: commentId,
      type: 'post_comment',
      sender: commenter,
      postId,
      commentId,
    });
    for (const memberId of own)
      yield stored(postKeys.reaction(memberId, commentId), {
        ...postKeys.byReacted(postId, commentId, memberId),
        _id: later(commenters.length),
        postId,
        commentId,
        reaction: 'like',
      });
  }
  return newest.slice(-COMMENTS_IN_LIST);
}

function* post(
  community: Community,
  author: number,
  at: number,
  hasPoll: boolean,
  marks: Marks,
): Generator<StoredItem, string> {
  const postId = community.newId(at);
  const later = (seconds: number) => community.newId(Math.min(community.now - 1, at + (seconds + 1) * 1_000));
  const writing = { community, author, postId, later };
  const poll: PollQuestion | undefined = hasPoll
    ? pollOf(postId, { options: ['This week', 'Next week', 'Never'], days: 14 })
    : undefined;
  const item: PostItem = {
    ...postKeys.byAuthor(community.id(author), postId),
    _id: postId,
    author: authorOf(community.card(author)),
    authorVersion: 1,
    content: POST_TEXT,
    createdAt: new Date(idTime(postId)).toISOString(),
    ...(poll && { poll }),
  };
  const { likers, commenters, voters } = marks;
  const month = monthOf(postId);
  community.searched.posts.push(searchedPost(item));
  yield stored(postKeys.post(month, postId), item);
  yield* likes(writing, likers);
  const newest = yield* comments(writing, marks);
  const counts = poll
    ? yield* votes(
        writing,
        voters,
        poll.options.map(({ _id }) => _id),
      )
    : {};
  yield stored(postKeys.tally(month, postId), {
    likeCount: likers.length,
    likers: likers.slice(-LIKERS_SHOWN).map((liker) => community.id(liker)),
    ...(commenters.length > 0 && { commentCount: commenters.length }),
    ...counts,
  });
  if (newest.length > 0) yield stored(postKeys.previews(month, postId), { comments: newest });
  return postId;
}

/** Since when the newest posts were written. */
function latelyFrom(now: number): number {
  const today = new Date(now);
  return Math.max(now - HOUR, Date.UTC(today.getUTCFullYear(), today.getUTCMonth()));
}

/** Posts of three months, with likes, comments and votes; the newest is the hub member's, and everybody talks about it. */
export function* posts(community: Community): Generator<StoredItem> {
  const { size, now, chance } = community;
  const months = new Set<string>();
  const count = Math.max(FEWEST, size / 2);
  const lately = latelyFrom(now);
  const timeOf = (i: number): number => {
    const left = count - i;
    if (left <= LATELY) return lately + Math.floor(((LATELY - left) / (LATELY + 1)) * (now - lately));
    return now - SINCE + Math.floor((i / count) * (SINCE - DAY));
  };
  for (let i = 0; i < count; i += 1) {
    const hasPoll = i % WITH_POLL === 1;
    const author = i % OF_HUB_MEMBER === 0 ? HUB_MEMBER : community.somebody();
    const postId = yield* post(community, author, timeOf(i), hasPoll, {
      likers: [...community.different(fewOrMany(chance, LIKES.mean, LIKES.most))],
      commenters: [...community.different(fewOrMany(chance, COMMENTS.mean, COMMENTS.most))],
      voters: hasPoll ? [...community.different(VOTES)] : [],
      reactors: [],
    });
    months.add(monthOf(postId));
  }
  const hot = yield* post(community, HUB_MEMBER, timeOf(count), true, {
    likers: [...community.engaged(community.much(0.1))],
    commenters: [...community.engaged(community.much(0.02))],
    voters: [...community.engaged(community.much(0.05))],
    reactors: [...community.engaged(community.much(0.01))],
  });
  yield stored(postKinds.months(), { months: months.add(monthOf(hot)) });
}
