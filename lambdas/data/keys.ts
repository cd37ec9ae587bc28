import type { Role } from '../../shared/model/member.ts';
import type {
  AccountItem,
  AttemptsItem,
  CardItem,
  CommentItem,
  HandleItem,
  InboxCounts,
  IndexKey,
  JobItem,
  LikeItem,
  MonthsItem,
  NameItem,
  NoticeItem,
  PostItem,
  ProfileItem,
  ReactionItem,
  RelationItem,
  RequestItem,
  RoleItem,
  TallyItem,
  TallyShardItem,
  VoteItem,
} from './items.ts';

/** The primary key of an item; `Item` is the type that stands there, so that reads need no cast. */
export type Key<Item = unknown> = {
  pk: string;
  sk: string;
  readonly $item?: Item;
};

const key = <Item>(pk: string, sk: string): Key<Item> => ({ pk, sk });

/** Items over which a count is spread when many change it at once. */
export const SHARDS = 32;

/** All names that begin with the letter of a text. */
const names = (text: string): string => `NAMES#${[...text][0]}`;

/** Every key of every item of the table; `docs/data-model.md` says which call reads which. */
export const keys = {
  /** Everything that is a member's own. */
  member: (memberId: string) => `MEMBER#${memberId}`,
  card: (memberId: string) => key<CardItem>(`MEMBER#${memberId}`, 'CARD'),
  profile: (memberId: string) => key<ProfileItem>(`MEMBER#${memberId}`, 'PROFILE'),
  account: (memberId: string) => key<AccountItem>(`MEMBER#${memberId}`, 'ACCOUNT'),
  username: (username: string) => key<HandleItem>(`USERNAME#${username.toLowerCase()}`, 'HANDLE'),
  email: (email: string) => key<HandleItem>(`EMAIL#${email.toLowerCase()}`, 'HANDLE'),
  /** Everybody of one role; ids sort by sign-up. */
  role: (role: Role | null, memberId: string) => key<RoleItem>(`ROLE#${role ?? 'none'}`, memberId),
  /** A place where a search finds a member: `text` is a word of the name, or the start of one before another. */
  name: (text: string, memberId: string) => key<NameItem>(names(text), `${text} ${memberId}`),
  names,

  relation: (memberId: string, otherId: string) => key<RelationItem>(`MEMBER#${memberId}`, `WITH#${otherId}`),
  /** The connections of a member, newest last. */
  connections: (memberId: string) => `CONNECTIONS#${memberId}`,
  byConnection: (memberId: string, connectionId: string): IndexKey => ({
    gsi1pk: `CONNECTIONS#${memberId}`,
    gsi1sk: connectionId,
  }),
  /** The requests that wait for a member, newest last. */
  requests: (memberId: string) => `REQUESTS#${memberId}`,
  byRequest: (memberId: string, requestedAt: string): IndexKey => ({
    gsi1pk: `REQUESTS#${memberId}`,
    gsi1sk: requestedAt,
  }),
  notice: (memberId: string, noticeId: string) => key<NoticeItem>(`NOTICES#${memberId}`, noticeId),
  notices: (memberId: string) => `NOTICES#${memberId}`,
  /** Whose list of notices a partition is. */
  recipientOf: (pk: string): string => pk.slice('NOTICES#'.length),
  /** A notice that stands elsewhere, in the list of whom it is for. */
  byNotified: (memberId: string, noticeId: string): IndexKey => ({
    gsi1pk: `NOTICES#${memberId}`,
    gsi1sk: noticeId,
  }),
  /** The same once its member has deleted it, so that what it stands on can still be found. */
  byDismissed: (memberId: string, noticeId: string): IndexKey => ({
    gsi1pk: `DISMISSED#${memberId}`,
    gsi1sk: noticeId,
  }),
  /** A notice by who has brought it about. */
  bySender: (memberId: string, noticeId: string): IndexKey => ({
    gsi1pk: `SENT#${memberId}`,
    gsi1sk: noticeId,
  }),
  inboxShard: (memberId: string, shard: number) => key<InboxCounts>(`MEMBER#${memberId}`, `CARD#${shard}`),

  attempts: (kind: string, who: string) => key<AttemptsItem>(`ATTEMPTS#${kind}#${who}`, 'ATTEMPTS'),
  request: (caller: string, idempotencyKey: string) =>
    key<RequestItem>(`REQUEST#${caller}#${idempotencyKey}`, 'REQUEST'),
  job: (jobId: string) => key<JobItem>('JOBS', jobId),
  jobs: () => 'JOBS',

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
  on: (memberId: string, postId: string) => key(`MEMBER#${memberId}`, `ON#${postId}`),
  like: (memberId: string, postId: string) => key<LikeItem>(`MEMBER#${memberId}`, `ON#${postId}#LIKE`),
  vote: (memberId: string, postId: string) => key<VoteItem>(`MEMBER#${memberId}`, `ON#${postId}#VOTE`),
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
    key<ReactionItem>(`MEMBER#${memberId}`, `REACTED#${commentId}`),
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
