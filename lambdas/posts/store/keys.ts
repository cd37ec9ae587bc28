import { type IndexKey, key } from '../../table/key.ts';
import { memberKeys } from '../../users/store/keys.ts';
import type {
  CommentItem,
  LikeItem,
  MonthsItem,
  PostItem,
  ReactionItem,
  TallyItem,
  TallyShardItem,
  VoteItem,
} from './items.ts';

/** Items over which a count is spread when many change it at once. */
export const SHARDS = 32;

export const postKeys = {
  /** All posts of one month with their counts: `2026-11`. */
  month: (month: string) => `POSTS#${month}`,
  months: () => key<MonthsItem>('POSTS', 'MONTHS'),
  post: (month: string, postId: string) => key<PostItem>(`POSTS#${month}`, postId),
  /** What is counted of a post stands right behind it, so one Query brings both. */
  tally: (month: string, postId: string) => key<TallyItem>(`POSTS#${month}`, `${postId}#TALLY`),
  /** Where likes and votes are counted while too many come at once for one item. */
  tallyShard: (month: string, postId: string, shard: number) =>
    key<TallyShardItem>(`POSTS#${month}`, `${postId}#TALLY#${shard}`),
  /** What a member has done on a post stands in the order of the posts, so that a page of them is one range. */
  on: (memberId: string, postId: string) => key(memberKeys.member(memberId), `ON#${postId}`),
  like: (memberId: string, postId: string) => key<LikeItem>(memberKeys.member(memberId), `ON#${postId}#LIKE`),
  vote: (memberId: string, postId: string) => key<VoteItem>(memberKeys.member(memberId), `ON#${postId}#VOTE`),
  /** The votes on the poll of a post, spread over shards. */
  votes: (postId: string, shard: number) => `VOTES#${postId}#${shard}`,
  byPoll: (postId: string, shard: number, memberId: string): IndexKey => ({
    gsi1pk: `VOTES#${postId}#${shard}`,
    gsi1sk: memberId,
  }),
  comment: (postId: string, commentId: string) => key<CommentItem>(`COMMENTS#${postId}`, commentId),
  /** The comments on a post, newest last. */
  comments: (postId: string) => `COMMENTS#${postId}`,
  /** A comment among all that its writer has written. */
  byWriter: (memberId: string, commentId: string): IndexKey => ({
    gsi1pk: `COMMENTED#${memberId}`,
    gsi1sk: commentId,
  }),
  reaction: (memberId: string, commentId: string) =>
    key<ReactionItem>(memberKeys.member(memberId), `REACTED#${commentId}`),
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
