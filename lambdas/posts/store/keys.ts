import { answeredBy } from '../../../shared/rules/posts/reply-id.ts';
import { idTime } from '../../table/ids.ts';
import { digits, type IndexKey, itemKind, type Key } from '../../table/key.ts';
import type {
  CommentItem,
  Counts,
  LikeItem,
  MonthsItem,
  PostItem,
  PreviewsItem,
  ReactionItem,
  TaggedItem,
  TallyItem,
  TallyShardItem,
  VersionItem,
  VoteItem,
} from './items.ts';

/** Items over which a count is spread when many change it at once. */
export const SHARDS = 32;

/**
 * Partitions over which these items are spread, and the list of who likes a post: each takes 1,000 write units a second,
 * and a reader asks each.
 */
export const PARTITIONS = 4;

/** The month that holds a post, from its id: `2026-11`. */
export const monthOf = (postId: string): string => new Date(idTime(postId)).toISOString().slice(0, 7);

export const postKinds = {
  months: itemKind<MonthsItem>()('POSTS', 'MONTHS'),
  post: itemKind<PostItem>()('POSTS#{month}', '{postId}'),
  /** What is counted of a post stands right behind it, so one Query brings both. */
  tally: itemKind<TallyItem>({ isFollowed: false })('POSTS#{month}', '{postId}#TALLY'),
  /** Where likes, votes and comments are counted while too many come at once for one item, away from all other posts. */
  tallyShard: itemKind<TallyShardItem>({ isFollowed: false })('TALLY#{postId}#{partition}', '{shard}'),
  /** Where an earlier version counted them: these still count, and nothing writes them. */
  formerShard: itemKind<Counts>({ isFollowed: false })('POSTS#{month}', '{postId}#TALLY#{shard}'),
  previews: itemKind<PreviewsItem>({ isFollowed: false })('POSTS#{month}', '{postId}#PREVIEWS'),
  /** What a member has done on a post stands in the order of the posts, so that a page of them is one range. */
  like: itemKind<LikeItem>()('MEMBER#{memberId}', 'ON#{postId}#LIKE'),
  vote: itemKind<VoteItem>()('MEMBER#{memberId}', 'ON#{postId}#VOTE'),
  /** What a post said before each of its edits, oldest first. */
  version: itemKind<VersionItem>()('VERSIONS#{postId}', '{editNumber}'),
  /** A post among all with a tag. */
  tagged: itemKind<TaggedItem>({ isFollowed: false })('TAG#{tagText}', '{postId}'),
  comment: itemKind<CommentItem>()('COMMENTS#{postId}', '{commentId}'),
  /** Apart from the comments, so that a page of these costs the same however much is replied. */
  reply: itemKind<CommentItem>()('REPLIES#{postId}', '{commentId}#{replyId}'),
  reaction: itemKind<ReactionItem>()('MEMBER#{memberId}', 'REACTED#{commentId}'),
};

export const postKeys = {
  ...postKinds,
  /** All posts of one month with their counts: `2026-11`. */
  month: (month: string) => `POSTS#${month}`,
  tallyShard: (postId: string, shard: number) =>
    postKinds.tallyShard(postId, String(shard % PARTITIONS), String(shard)),
  /** The partitions that hold the shards of a post. */
  tallyPartitions: (postId: string) => Array.from({ length: PARTITIONS }, (_, at) => `TALLY#${postId}#${at}`),
  /** The beginning of everything that a member has done on a post. */
  on: (memberId: string, postId: string) => ({ pk: `MEMBER#${memberId}`, sk: `ON#${postId}` }),
  /** A like among all of its post, in one of `PARTITIONS`. Short: a page of the feed reads one for each post. */
  byLikedPost: (postId: string, partition: number, memberId: string): IndexKey => ({
    gsi1pk: `LIKE${partition}#${postId}`,
    gsi1sk: memberId,
  }),
  /** The partitions of these; the first is the only one of an earlier version. */
  likesOf: (postId: string) => [
    `LIKES#${postId}`,
    ...Array.from({ length: PARTITIONS }, (_, at) => `LIKE${at}#${postId}`),
  ],
  /** The votes on the poll of a post, spread over shards. */
  votes: (postId: string, shard: number) => `VOTES#${postId}#${shard}`,
  byPoll: (postId: string, shard: number, memberId: string): IndexKey => ({
    gsi1pk: `VOTES#${postId}#${shard}`,
    gsi1sk: memberId,
  }),
  version: (postId: string, edit: number) => postKinds.version(postId, digits(edit)),
  /** The posts with a tag, newest last. */
  withTag: (tag: string) => `TAG#${tag}`,
  versions: (postId: string) => `VERSIONS#${postId}`,
  /** A comment, or a reply to one. */
  comment: (postId: string, id: string): Key<CommentItem> => {
    const commentId = answeredBy(id);
    return commentId ? postKinds.reply(postId, commentId, id) : postKinds.comment(postId, id);
  },
  /** The comments on a post, newest last. */
  comments: (postId: string) => `COMMENTS#${postId}`,
  /** The replies to all comments on a post. */
  replies: (postId: string) => `REPLIES#${postId}`,
  /** What the sort keys of the replies to one comment begin with; their ids follow. */
  repliesTo: (commentId: string) => `${commentId}#`,
  /** A comment among all that its writer has written. */
  byWriter: (memberId: string, commentId: string): IndexKey => ({
    gsi1pk: `COMMENTED#${memberId}`,
    gsi1sk: commentId,
  }),
  /** A reaction among all to the comments of a post. */
  byReacted: (postId: string, commentId: string, memberId: string): IndexKey => ({
    gsi1pk: `REACTIONS#${postId}`,
    gsi1sk: `${commentId}#${memberId}`,
  }),
  byAuthor: (memberId: string, postId: string): IndexKey => ({
    gsi1pk: `AUTHOR#${memberId}`,
    gsi1sk: postId,
  }),
  authoredBy: (memberId: string): string => `AUTHOR#${memberId}`,
};
