import type { Role } from '../../shared/model/member.ts';
import type { ApplicationStatus } from '../../shared/model/project.ts';
import { idNumber } from './id.ts';
import type { AttemptsItem, RequestItem } from './items/call.ts';
import type { IndexKey } from './items/index-key.ts';
import type { JobItem } from './items/job.ts';
import type {
  AccountItem,
  CardItem,
  HandleItem,
  InboxCounts,
  NameItem,
  NoticeItem,
  ProfileItem,
  RelationItem,
  RoleItem,
} from './items/member.ts';
import type {
  CommentItem,
  LikeItem,
  MonthsItem,
  PostItem,
  ReactionItem,
  TallyItem,
  TallyShardItem,
  VoteItem,
} from './items/post.ts';
import type {
  ApplicationItem,
  AppliedItem,
  FormerItem,
  ProjectCommentItem,
  ProjectCommentsItem,
  ProjectCounterItem,
  ProjectItem,
  ProjectTextsItem,
  SeatsItem,
  TeamItem,
  UpvoteItem,
  UpvotesItem,
} from './items/project.ts';
import type {
  CountedListItem,
  IndexedWordsItem,
  ListChunkItem,
  PlacingItem,
  SearchChunkItem,
} from './items/project-list.ts';

/** The primary key of an item; `Item` is the type that stands there, so that reads need no cast. */
export type Key<Item = unknown> = {
  pk: string;
  sk: string;
  readonly $item?: Item;
};

const key = <Item>(pk: string, sk: string): Key<Item> => ({ pk, sk });

/** Items over which a count is spread when many change it at once. */
export const SHARDS = 32;

/** A number as a text that sorts as numbers do. */
const DIGITS = 16;
const digits = (number: number): string => String(number).padStart(DIGITS, '0');

/** A project's number, which its id ends in: what finds it without the id, and sorts as projects were created. */
const project = (number: number): string => `PROJECT#${digits(number)}`;
const numberOf = (projectId: string): string => digits(idNumber(projectId));
const partOf = (projectId: string): string => project(idNumber(projectId));

const upvoters = (projectId: string, partition: number): string =>
  `UPVOTES#${numberOf(projectId)}#${partition}`;

/** Those who have upvoted one project are spread over this many index partitions. */
const UPVOTER_PARTITIONS = 8;

const partitionOf = (memberId: string): number =>
  [...memberId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % UPVOTER_PARTITIONS, 0);

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
    key<RequestItem>(`REQUEST#${caller}#${idempotencyKey}`, 'MARK'),
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

  projectCounter: () => key<ProjectCounterItem>('PROJECTS', 'COUNTER'),
  /** Everything that a project shows; long texts stand first and former members last, so that lists leave both out. */
  projectItems: project,
  project: (projectId: string) => key<ProjectItem>(partOf(projectId), 'PROJECT'),
  projectTexts: (projectId: string) => key<ProjectTextsItem>(partOf(projectId), 'ABOUT'),
  seats: (projectId: string) => key<SeatsItem>(partOf(projectId), 'SEATS'),
  team: (projectId: string, memberId: string) => key<TeamItem>(partOf(projectId), `TEAM#${memberId}`),
  upvotes: (projectId: string) => key<UpvotesItem>(partOf(projectId), 'UPVOTES'),
  projectComments: (projectId: string) => key<ProjectCommentsItem>(partOf(projectId), 'COMMENTS'),
  former: (projectId: string, memberId: string) => key<FormerItem>(partOf(projectId), `WAS#${memberId}`),
  /** The projects of a member, founded and joined, newest last. */
  projectsOf: (memberId: string) => `PROJECTS#${memberId}`,
  byProject: (memberId: string, projectId: string): IndexKey => ({
    gsi1pk: `PROJECTS#${memberId}`,
    gsi1sk: projectId,
  }),

  upvote: (memberId: string, projectId: string) =>
    key<UpvoteItem>(`MEMBER#${memberId}`, `UPVOTE#${numberOf(projectId)}`),
  upvotesBy: () => 'UPVOTE#',
  /** Where a member's upvote of a project stands, by its number. */
  upvoteOn: (number: number) => `UPVOTE#${digits(number)}`,
  byUpvotedProject: (projectId: string, memberId: string): IndexKey => ({
    gsi1pk: upvoters(projectId, partitionOf(memberId)),
    gsi1sk: memberId,
  }),
  /** The index partitions that together hold every upvote of a project. */
  upvotersOf: (projectId: string): string[] =>
    Array.from({ length: UPVOTER_PARTITIONS }, (_, at) => upvoters(projectId, at)),

  projectComment: (projectId: string, number: number) =>
    key<ProjectCommentItem>(`${partOf(projectId)}#COMMENTS`, digits(number)),
  /** The comments that a member has written on projects. */
  projectCommentsOf: (memberId: string) => `PROJECTCOMMENTS#${memberId}`,
  byCommenter: (memberId: string, commentId: string): IndexKey => ({
    gsi1pk: `PROJECTCOMMENTS#${memberId}`,
    gsi1sk: commentId,
  }),

  application: (memberId: string, projectId: string, roleId: string) =>
    key<ApplicationItem>(`MEMBER#${memberId}`, `APPLICATION#${numberOf(projectId)}#${roleId}`),
  applicationsBy: () => 'APPLICATION#',
  /** A member's applications for the roles of one project, by its number. */
  applicationsOn: (number: number) => `APPLICATION#${digits(number)}#`,
  /** A member's applications in the order in which they were made. */
  applied: (memberId: string, appliedAt: string) =>
    key<AppliedItem>(`MEMBER#${memberId}`, `APPLIED#${appliedAt}`),
  applicationsFor: (projectId: string) => `APPLICATIONS#${numberOf(projectId)}`,
  /** `filled` are those that were rejected because the role was full. */
  byApplication: (projectId: string, place: ApplicationStatus | 'filled', appliedAt: string): IndexKey => ({
    gsi1pk: `APPLICATIONS#${numberOf(projectId)}`,
    gsi1sk: `${place}#${appliedAt}`,
  }),

  /** In which lists a project stands, and which words find it. */
  placing: (projectId: string) => key<PlacingItem>(`PLACING#${numberOf(projectId)}`, 'LISTS'),
  indexedWords: (projectId: string) => key<IndexedWordsItem>(`PLACING#${numberOf(projectId)}`, 'WORDS'),
  list: (name: string) => key<CountedListItem>(`LIST#${name}`, 'ROOT'),
  /** Digits sort before `ROOT`, so a list is read in its order. */
  listChunk: (name: string, bound: number) => key<ListChunkItem>(`LIST#${name}`, digits(bound)),
  search: (start: string, chunk: number) => key<SearchChunkItem>(`SEARCH#${start}`, digits(chunk)),
};
